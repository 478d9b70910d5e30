import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { noticeHeightProperty, usualNoticeHeight } from "../../theme/theme";
import { Anchor } from "../../ui/Anchor";
import { Button } from "../../ui/Button";
import { contentId } from "../content-id";
import { Surface } from "./ConsentNotice.styles";
import { dismissAttribute, noticeDismissal } from "./notice-dismissal";

interface ConsentNoticeProps {
  texts: Queries.ConsentNoticeFragment;
  privacyPath: string;
}

/**
 * The privacy notice. It is in the static HTML and visible from the first paint. The inline script before it handles its button, and
 * hides it where it was dismissed before (`notice-dismissal.ts`). Without JavaScript it is at the end of the page.
 */
export function ConsentNotice({ texts, privacyPath }: ConsentNoticeProps) {
  const surface = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const { style } = document.documentElement;
    // All elements inherit the property: setting it makes a slow phone compute their styles anew, for 60 ms. So not for a usual height.
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element;
      const isUsual = offsetHeight > 0 && offsetHeight <= usualNoticeHeight;
      style.setProperty(noticeHeightProperty, isUsual ? "" : `${offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; React would escape its quotes. */}
      <script dangerouslySetInnerHTML={{ __html: noticeDismissal }} />
      <Surface ref={surface} aria-label={texts.label}>
        <p>
          {texts.text} <Anchor href={privacyPath}>{texts.privacyLabel}</Anchor>.
        </p>
        <Button size="sm" {...{ [dismissAttribute]: contentId }}>
          {texts.dismissLabel}
        </Button>
      </Surface>
    </>
  );
}

export const fragment = graphql`
  fragment ConsentNotice on NoticeTexts {
    label
    text
    privacyLabel
    dismissLabel
  }
`;
