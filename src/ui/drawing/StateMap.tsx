import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

const { colour } = theme;

const Sheet = styled.svg`
  width: 100%;
  max-width: 30rem;
  /* Its names do not turn with the direction of the text. */
  direction: ltr;
  overflow: visible;
  use, rect { vector-effect: non-scaling-stroke; fill: ${colour.iceDeep}; stroke: ${colour.action}; stroke-width: 1.5; }
  circle { fill: ${colour.action}; }
  /* Grows with the map, not with the visitor's text: names would overlap. */
  text { font-size: 18px; fill: ${colour.ink}; }
  ${media.print} { display: none; }
`;

interface StateMapProps {
  towns: readonly Queries.StateMapFragment[];
}

/**
 * The outline of Pernambuco, with a dot for each town served. The outline is a file of its own, which the pages share: their HTML reaches a
 * phone sooner without it. Not on paper, where it says less than the text beside it.
 */
export function StateMap({ towns }: StateMapProps) {
  return (
    <Sheet viewBox="0 0 504 180">
      <use href="/pernambuco.svg#contorno" />
      {towns.map(({ name, x, y, radius, nameX, nameY, anchor, isNamed, isInset }) => (
        <g key={name} transform={`translate(${x} ${y})`} textAnchor={anchor}>
          {isInset && <rect x={-16} y={-16} width={32} height={32} />}
          <circle r={radius} />
          {isNamed && (
            <text x={nameX} y={nameY}>
              {name}
            </text>
          )}
        </g>
      ))}
    </Sheet>
  );
}

export const fragment = graphql`
  fragment StateMap on Town {
    name
    x
    y
    radius
    nameX
    nameY
    anchor
    isNamed
    isInset
  }
`;
