import { graphql } from "gatsby";
import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { dimensionLine, downThePage } from "../ui/dimension-line";
import { ColdRoom } from "../ui/drawing/ColdRoom";
import { litPart } from "../ui/drawing/Drawing.styles";
import { type Part, parts } from "../ui/drawing/shapes";
import { Photo } from "../ui/Photo";
import { cellLabel, paperRule, RuledCell } from "../ui/RuledBlock";
import { RunningText } from "../ui/RunningText";

const { colour, space, weight } = theme;

/** Width and height of what is shown of the drawing, in its units; its part, which its leader meets at the top, stands in the middle. */
const view = { width: 300, height: 210 };

const viewOf = (part: Part) => {
  const [x, y] = parts[part].tip;
  return `${x - view.width / 2} ${y - view.height / 5} ${view.width} ${view.height}`;
};

/* The picture is a third of the sheet, and as high as the text beside it. */
const Spread = styled.div`
  display: grid;
  break-inside: avoid;
  grid-template-columns: minmax(0, 1fr);
  ${media.from("desktop")}, print { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
  & > :last-child { grid-column: -2; display: grid; gap: ${space[1]}; align-content: center; }
  /* Without a picture. */
  & > :only-child { grid-column: 1 / -1; }
  ${media.from("desktop")} { min-height: 17.5rem; & > :last-child { padding-inline: ${space[5]}; } }
  h3 { ${cellLabel} }
`;

const Where = styled.p`
  font: ${weight.heading} ${theme.text.title} / 1.3 ${theme.font.heading};
`;

const Value = styled.strong<{ $after?: boolean }>`
  display: block;
  font: ${weight.heading} ${theme.text.figure} / 1.1 ${theme.font.heading};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  white-space: nowrap;
  ${({ $after }) => $after && css`color: ${colour.action};`}
`;

const Picture = styled.div<{ $part: Part | null }>`
  position: relative;
  outline: 1px solid ${colour.rule};
  background: ${colour.navy};
  overflow: clip;
  & > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  figure, figure > div { height: 100%; aspect-ratio: auto; border-radius: 0; }
  ${media.below("desktop")} { height: 14rem; }
  /* As high as the cell beside it, and ruled like it. */
  ${media.print} { outline: 0; border: ${paperRule} solid ${colour.rule}; & > figure { position: absolute; inset: 0; } }
  ${({ $part }) => $part && litPart($part)}
`;

/* Before, the dimension line, after; on phones one above the other. */
const Measured = styled.div`
  display: grid;
  gap: 0 ${space[3]};
  align-items: end;
  margin-block: ${space[1]};
  ${media.from("tablet")}, print { grid-template-columns: auto minmax(6rem, 1fr) auto; }
  ${media.print} { ${Value} { font-size: 20pt; } }
`;

const Duration = styled.p`
  ${dimensionLine}
  height: 1lh;
  /* At half of the figures' height. */
  margin-bottom: calc((${theme.text.figure} * 1.1 - 1lh) / 2);
  font-weight: ${weight.strong};
  ${media.below("tablet")} { ${downThePage} justify-self: start; height: 5rem; margin: ${space[1]} 0 ${space[1]} ${space[3]}; }
`;

/** A repair in figures: what was measured before and after it, beside its photo or its part of the drawing. Without one in the content, nothing. */
export function Repair({ repair }: { repair: Queries.RepairFragment | null }) {
  if (!repair) return null;
  const { photo, part } = repair;
  return (
    <Spread>
      {(photo || part) && (
        <Picture $part={photo ? null : part}>
          {photo ? (
            <Photo photo={photo} sizes="(min-width: 64em) 34vw, 100vw" drawing="unit" />
          ) : (
            part && <ColdRoom viewBox={viewOf(part)} />
          )}
        </Picture>
      )}
      <RuledCell>
        <h3>{repair.heading}</h3>
        <Where>
          {repair.equipment}, {repair.town}
        </Where>
        <Measured>
          <p>
            {repair.beforeLabel}
            <Value>{repair.before}</Value>
          </p>
          <Duration>{repair.duration}</Duration>
          <p>
            {repair.afterLabel}
            <Value $after>{repair.after}</Value>
          </p>
        </Measured>
        <p>
          <RunningText text={repair.text} />
        </p>
      </RuledCell>
    </Spread>
  );
}

export const fragment = graphql`
  fragment Repair on Repair {
    heading
    equipment
    town
    beforeLabel
    before
    afterLabel
    after
    duration
    text
    part
    photo {
      ...Photo
    }
  }
`;
