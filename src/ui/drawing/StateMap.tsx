import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import Pernambuco from "./pernambuco.svg";

const { colour } = theme;

const Sheet = styled.svg`
  width: 100%;
  max-width: 27rem;
  overflow: visible;
  ${media.print} { max-width: 40mm; }
  path, rect { vector-effect: non-scaling-stroke; fill: ${colour.surface}; stroke: ${colour.controlLine}; stroke-width: 1; }
  circle { fill: ${colour.action}; }
  circle:first-child { opacity: 0.12; }
  /* Grows with the map, not with the visitor's text: names would overlap. */
  text { font-size: 17px; font-weight: 600; fill: ${colour.ink}; stroke: ${colour.surface}; stroke-width: 4; stroke-linejoin: round; paint-order: stroke; }
`;

interface StateMapProps {
  towns: readonly Queries.StateMapFragment[];
}

/** The outline of Pernambuco, with a dot and a radius for each town served. */
export function StateMap({ towns }: StateMapProps) {
  return (
    <Sheet viewBox="0 0 504 180">
      <Pernambuco />
      {towns.map(({ name, x, y, radius, nameX, nameY, anchor, isNamed, isInset }) => (
        <g key={name} transform={`translate(${x} ${y})`} textAnchor={anchor}>
          {isInset ? <rect x={-16} y={-16} width={32} height={32} /> : <circle r={40} />}
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
