import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Mark } from "./Mark";
import { RunningText } from "./RunningText";

const Block = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  border: ${theme.size.stroke} solid;
  svg { align-self: center; }
  & > * { box-sizing: content-box; padding: ${theme.space[1]} ${theme.space[2]}; }
  strong { border-left: 1px solid; font: ${theme.weight.heading} ${theme.text.title} / 1.2 ${theme.font.heading}; text-wrap: balance; align-content: center; }
  small { display: block; font-size: ${theme.text.body}; }
  p { grid-column: 1 / -1; border-top: 1px solid; font-variant-numeric: tabular-nums; white-space: pre-line; }
  /* On phones lines alone: the header has the mark. */
  ${media.below("tablet")} {
    border: 0;
    svg { display: none; }
    strong, p { grid-column: 1 / -1; padding: 0; border: 0; }
    strong { font-size: inherit; line-height: inherit; }
    small { display: inline; font-size: inherit; }
    small::before { content: "· "; }
  }
`;

interface TitleBlockProps {
  business: { brand: string; tagline: string };
  /** Facts, each on a line of its own. */
  facts: (string | null)[];
}

/** The business as the title block of a technical drawing. */
export function TitleBlock({ business, facts }: TitleBlockProps) {
  return (
    <Block>
      <Mark size={36} />
      <strong>
        {business.brand}{" "}
        <small>
          <RunningText text={business.tagline} />
        </small>
      </strong>
      <p>
        <RunningText text={facts.filter(Boolean).join("\n")} />
      </p>
    </Block>
  );
}
