import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { noticeHeightProperty, theme } from "../theme/theme";
import { Anchor } from "../ui/Anchor";
import { Button } from "../ui/Button";
import { Container } from "../ui/Container";

/** Key under which the browser keeps that the notice was dismissed. */
const storageKey = "aviso-de-privacidade";

/* Sticky, not fixed: at the end of the page the notice lies below everything, so that it never covers a link for good. */
const Surface = styled.aside<{ $shown: boolean }>`
  position: sticky;
  bottom: calc(${theme.size.actionBar} + env(safe-area-inset-bottom, 0px));
  z-index: ${theme.layer.notice};
  display: ${({ $shown }) => ($shown ? "block" : "none")};
  padding-block: ${theme.space[2]};
  background: ${theme.colour.iceDeep};
  border-top: 1px solid ${theme.colour.line};
  ${media.from("wide")} { bottom: 0; }
  ${media.low} { position: static; }
  ${media.scriptless} {
    position: static;
    display: block;
    button { display: none; }
  }
  ${media.print} { display: none; }
`;

const Inner = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  p { flex: 1 1 16rem; font-size: ${theme.text.small}; line-height: 1.45; }
  ${media.from("tablet")} { ${css`flex-wrap: nowrap;`} }
`;

interface ConsentNoticeProps {
  texts: Queries.ConsentNoticeFragment;
  privacyPath: string;
  inert?: "" | undefined;
}

function wasDismissed(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    // Storage is blocked: the notice is shown on each visit, which is the honest thing to do.
    return false;
  }
}

function rememberDismissal(): void {
  try {
    window.localStorage.setItem(storageKey, "1");
  } catch {
    // Storage is blocked or full: the notice stays away until the page is loaded anew.
  }
}

/**
 * The privacy notice. It is in the HTML of every page and shown once the script knows that this browser has not dismissed it;
 * without script it stands at the end of the page.
 */
export function ConsentNotice({ texts, privacyPath, inert }: ConsentNoticeProps) {
  const surface = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const update = () => setShown(!wasDismissed());
    update();
    // A page that the visitor goes back to may come as he left it, from before he dismissed the notice on another one.
    const updateRestored = ({ persisted }: PageTransitionEvent) => persisted && update();
    window.addEventListener("pageshow", updateRestored);
    return () => window.removeEventListener("pageshow", updateRestored);
  }, []);

  useEffect(() => {
    const element = surface.current;
    if (!shown || !element || typeof ResizeObserver === "undefined") return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(noticeHeightProperty, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(noticeHeightProperty);
    };
  }, [shown]);

  const dismiss = () => {
    rememberDismissal();
    setShown(false);
  };

  return (
    <Surface ref={surface} $shown={shown} aria-label={texts.label} inert={inert}>
      <Inner>
        <p>
          {texts.text} <Anchor href={privacyPath}>{texts.privacyLabel}</Anchor>.
        </p>
        <Button size="sm" onClick={dismiss}>
          {texts.dismissLabel}
        </Button>
      </Inner>
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
