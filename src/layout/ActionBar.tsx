import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { buttonsTimeline, theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { useOpening } from "../ui/OpenNow";
import { RunningText } from "../ui/RunningText";
import { visuallyHidden } from "../ui/VisuallyHidden";

const Bar = styled.aside`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  overflow-wrap: normal;
  gap: ${theme.space[1]};
  padding: ${theme.space[1]} ${theme.space[2]};
  /* The notice below it has that margin, while it is there. */
  &:has(+ [hidden]) { padding-bottom: calc(${theme.space[1]} + env(safe-area-inset-bottom, 0px)); }
  background: ${theme.colour.surface};
  border-top: 1px solid ${theme.colour.line};
  ${media.from("tablet")} { padding-inline: ${theme.space[4]}; }
  /* Whole or hidden, at every scroll position. */
  animation: leave step-end both;
  animation-timeline: ${buttonsTimeline};
  ${media.from("desktop")} { display: none; }
  /* With large text there is room for one of the two. */
  ${media.short} { &:has(+ :not([hidden])) { display: none; } }
  ${media.low} { animation: none; }
  ${media.cramped}, (scripting: none) { position: sticky; bottom: 0; z-index: ${theme.layer.dock}; }
  & > a {
    flex: 1 1 auto;
    gap: ${theme.space.half};
    min-height: min(3rem, 14vw);
    padding: 0 ${theme.space[1]};
    font-size: min(${theme.text.body}, max(${theme.text.small}, 4.4vw));
  }
  /* The number takes the width that it needs; the label beside it may take two lines. */
  & > a:first-of-type { flex: 99 1 6rem; }
  /* With large text there is room for the label instead of the number. */
  a > span { ${visuallyHidden} }
  ${media.cramped} { padding-block: ${theme.space.half}; a > span { all: unset; } b { display: none; } }
  b { font-weight: inherit; }
`;

/** On the bar's upper edge, over the page: the bar stays as high as it is. */
const Duty = styled.p`
  position: absolute;
  inset: auto ${theme.space[2]} 100% auto;
  padding: ${theme.space.half} ${theme.space[1]};
  border-radius: ${theme.radius.small} ${theme.radius.small} 0 0;
  background: ${theme.colour.navyDeep};
  color: ${theme.colour.amber};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.strong};
  line-height: 1.2;
  ${media.from("tablet")} { inset-inline-end: ${theme.space[4]}; }
  ${media.cramped} { display: none; }
`;

interface ActionBarProps {
  texts: Queries.ActionBarFragment;
  business: Queries.ContactLinksFragment;
}

/**
 * Sticky bar with chat and phone buttons, on screens without them in the header. It leaves while a page's own first ones are in view, in
 * browsers with view timelines. Out of hours, it says that somebody answers.
 */
export function ActionBar({ texts, business }: ActionBarProps) {
  const opening = useOpening();
  return (
    <Bar aria-label={texts.label}>
      {opening?.isDuty && (
        <Duty>
          <RunningText text={opening.lines[0] ?? ""} />
        </Duty>
      )}
      <Button href={business.chatUrl} chat icon="chat">
        {texts.chatLabel}
      </Button>
      <Button href={business.phoneUrl} variant="outline" icon="phone">
        <span>{texts.phoneLabel} </span>
        <b>
          <RunningText text={business.phone} />
        </b>
      </Button>
    </Bar>
  );
}

export const fragment = graphql`
  fragment ActionBar on ActionTexts {
    label
    chatLabel
    phoneLabel
  }
`;
