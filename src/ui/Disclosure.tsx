import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { OpenedFoldsContext } from "./opened-folds";
import { useMediaQuery } from "./use-media-query";

/** Breakpoint from which the content is always open. */
const openFrom = "tablet";

/** Where a disclosure can be closed. Not on paper, which has a width of its own. */
const closable = `screen and (width < ${theme.breakpoint[openFrom]})`;

const Details = styled.details`
  summary {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.target};
    padding-inline-end: ${theme.space[4]};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker { display: none; }
  summary::after {
    content: "";
    position: absolute;
    inset-inline-end: ${theme.space.half};
    width: 0.6rem;
    height: 0.6rem;
    border: solid ${theme.colour.action};
    border-width: 0 2px 2px 0;
    transform: translateY(-25%) rotate(45deg);
  }
  &[open] summary::after { transform: translateY(25%) rotate(225deg); }
  ${media.from(openFrom)}, print {
    summary { padding-inline-end: 0; cursor: auto; pointer-events: none; }
    summary::after { content: none; }
  }
`;

/**
 * Inline script between summary and content. In the HTML a disclosure is open, so that without script nothing is missing, in any
 * browser; this closes it on phones, where it can be opened and closed, before its content can be painted.
 */
const closeOnPhones = `if (matchMedia("${closable}").matches) {
document.currentScript.parentElement.open = false;
document.currentScript.previousElementSibling.removeAttribute("tabindex");
}`;

interface DisclosureProps {
  /** Unique on its page: what the visitor has opened is open again when he comes back to it. */
  id: string;
  summary: ReactNode;
  children: ReactNode;
}

/** A native `details` element: closed at first on phones; on wider screens always open, and not in the tab order. */
export function Disclosure({ id, summary, children }: DisclosureProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const openedFolds = useContext(OpenedFoldsContext);
  const [isOpened, setOpened] = useState(() => openedFolds.has(id));
  const fixed = !(useMediaQuery(closable) ?? false);

  /** The width decides only whether it can be closed: then it is as the visitor has left it. */
  const follow = () => {
    if (fixed || !element.current) return;
    const { open } = element.current;
    setOpened(open);
    if (open) openedFolds.add(id);
    else openedFolds.delete(id);
  };
  // It may have been opened before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are events.
  useEffect(follow, []);

  return (
    // On phones the HTML differs from the first render by what the script, or the visitor, has changed; React leaves that as it is.
    <Details ref={element} id={id} open={fixed || isOpened} onToggle={follow} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive; assistive technology presses it where no pointer can. */}
      <summary
        tabIndex={fixed ? -1 : undefined}
        onClick={(event) => fixed && event.preventDefault()}
        suppressHydrationWarning
      >
        {summary}
      </summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; React would escape its quotes. */}
      <script dangerouslySetInnerHTML={{ __html: closeOnPhones }} />
      {children}
    </Details>
  );
}
