import { graphql } from "gatsby";
import styled from "styled-components";
import { screenOnly } from "../../theme/print";
import { theme } from "../../theme/theme";

const { colour } = theme;

const Sheet = styled.svg`
  width: 100%;
  max-width: 30rem;
  overflow: visible;
  use, rect { vector-effect: non-scaling-stroke; fill: ${colour.iceDeep}; stroke: ${colour.action}; stroke-width: 1.5; }
  circle { fill: ${colour.action}; }
`;

/** Radius of the dot of the business's own town, and of another, in units of the outline. */
const radius = { seat: 8, other: 5 };

interface StateMapProps {
  towns: readonly Queries.StateMapFragment[];
}

/**
 * The outline of Pernambuco, with a dot for each town served; their names are a list beside it. The outline is a file of its own, which the
 * pages share: their HTML reaches a phone sooner without it. Not on paper, where it says less than the text beside it.
 */
export function StateMap({ towns }: StateMapProps) {
  return (
    <Sheet className={screenOnly} viewBox="0 0 504 180" aria-hidden="true">
      <use href="/pernambuco.svg#contorno" />
      {towns.map(({ x, y, isSeat, isInset }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {isInset && <rect x={-16} y={-16} width={32} height={32} />}
          <circle r={isSeat ? radius.seat : radius.other} />
        </g>
      ))}
    </Sheet>
  );
}

export const fragment = graphql`
  fragment StateMap on Town {
    x
    y
    isSeat
    isInset
  }
`;
