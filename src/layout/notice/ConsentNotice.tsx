import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { noticeHeightProperty, usualNoticeHeight } from "../../theme/theme";
import { Anchor } from "../../ui/Anchor";
import { Button } from "../../ui/Button";
import { Container } from "../../ui/Container";
import { RunningText } from "../../ui/RunningText";
import { contentId } from "../content-id";
import { Surface } from "./ConsentNotice.styles";
import { hideDismissedNotice, isDismissed, rememberDismissal } from "./notice-dismissal";

interface ConsentNoticeProps {
  texts: Queries.ConsentNoticeFragment;
  privacyPath: string;
}

/**
 * The privacy notice. It is in the static HTML and visible from the first paint; an inline script hides it where it was dismissed
 * before. Without JavaScript it is at the end of the page, without its button.
 */
export function ConsentNotice({ texts, privacyPath }: ConsentNoticeProps) {
  const surface = useRef<HTMLElement>(null);
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const follow = () => {
      if (isDismissed()) setDismissed(true);
    };
    follow();
    // After Back, the browser may show a page as it was left, though the notice has been dismissed on another since.
    window.addEventListener("pageshow", follow);
    return () => window.removeEventListener("pageshow", follow);
  }, []);

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

  const dismiss = () => {
    setDismissed(true);
    rememberDismissal();
    // The focus was on the button, which is gone.
    document.getElementById(contentId)?.focus({ preventScroll: true });
  };

  return (
    // The script may have hidden it before the first render.
    <Surface ref={surface} aria-label={texts.label} hidden={dismissed} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; React would escape its quotes. */}
      <script dangerouslySetInnerHTML={{ __html: hideDismissedNotice }} />
      <Container>
        <p>
          <RunningText text={texts.text} /> <Anchor href={privacyPath}>{texts.privacyLabel}</Anchor>.
        </p>
        <Button size="sm" variant="outline" onClick={dismiss}>
          {texts.dismissLabel}
        </Button>
      </Container>
    </Surface>
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
