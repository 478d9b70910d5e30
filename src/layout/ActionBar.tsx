import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { heroButtonsTimeline, theme } from "../theme/theme";
import { Button } from "../ui/Button";

const Bar = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layer.actionBar};
  display: grid;
  /* Equal widths, unless a label needs more. */
  grid-template-columns: 1fr 1fr;
  container-type: inline-size;
  overflow-wrap: normal;
  gap: ${theme.space[1]};
  min-height: calc(${theme.size.actionBar} + env(safe-area-inset-bottom, 0px));
  padding: ${theme.space[1]} ${theme.space[2]} calc(${theme.space[1]} + env(safe-area-inset-bottom, 0px));
  background: ${theme.colour.surface};
  border-top: 1px solid ${theme.colour.line};
  ${media.from("tablet")} { padding-inline: ${theme.space[4]}; }
  animation: leave linear both;
  animation-timeline: ${heroButtonsTimeline};
  ${media.from("desktop")} { display: none; }
  ${media.low} { position: static; animation: none; }
  & > a { padding: 0 ${theme.space.half}; }
  span { display: flex; flex-direction: column; line-height: 1.15; }
  small { font-size: ${theme.text.small}; font-variant-numeric: tabular-nums; white-space: nowrap; }
  /* With large text, drop the number first, then the icons; the labels stay, a little smaller. */
  @container (max-width: 19rem) { small { display: none; } }
  @container (max-width: 14rem) { svg { display: none; } a { font-size: ${theme.text.small}; } }
  ${media.print} { display: none; }
`;

interface ActionBarProps {
  texts: Queries.ActionBarFragment;
  business: Queries.ContactLinksFragment;
}

/**
 * Sticky bar with chat and phone buttons, on screens without them in the header. It leaves while the hero's own are in view, in browsers
 * with view timelines.
 */
export function ActionBar({ texts, business }: ActionBarProps) {
  return (
    <Bar aria-label={texts.label}>
      <Button href={business.chatUrl} chat icon="chat">
        {texts.chatLabel}
      </Button>
      <Button href={business.phoneUrl} variant="outline" icon="phone">
        <span>
          {texts.phoneLabel} <small>{business.phone}</small>
        </span>
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
