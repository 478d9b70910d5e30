import { graphql } from "gatsby";
import styled from "styled-components";
import { screenOnly } from "../../theme/print";
import { theme } from "../../theme/theme";

const { colour } = theme;

const Sheet = styled.svg`
  width: 100%;
  max-width: 30rem;
  overflow: visible;
  path { vector-effect: non-scaling-stroke; stroke: ${colour.inkSoft}; }
  use, rect, circle { vector-effect: non-scaling-stroke; fill: ${colour.iceDeep}; stroke: ${colour.action}; stroke-width: 1.5; }
  circle { fill: ${colour.surface}; }
  text { fill: ${colour.action}; font-size: 19px; font-weight: ${theme.weight.strong}; text-anchor: middle; }
  .ruler { fill: ${colour.inkSoft}; font-weight: ${theme.weight.text}; }
  .dot, .seat { fill: ${colour.action}; }
  .seat + text { fill: ${colour.surface}; }
`;

/** Radius of the ring of a town with a number, of the dot of one without, and of the business's own, in units of the outline. */
const radius = { ring: 15, dot: 5, seat: 8 };

/** A ruler of 100 km, whose unit is 1.47 km. */
const ruler = "M118 166v8h68v-8";

interface StateMapProps {
  towns: readonly Queries.StateMapFragment[];
}

/**
 * The outline of Pernambuco with the towns served, by the numbers of the list beside it, the business's own filled. The outline is a file of
 * its own, which the pages share: their HTML reaches a phone sooner without it. Not on paper, where it says less than the text beside it.
 */
export function StateMap({ towns }: StateMapProps) {
  return (
    <Sheet className={screenOnly} viewBox="0 0 504 180" aria-hidden="true">
      <use href="/pernambuco.svg#contorno" />
      <path d={ruler} fill="none" />
      <text className="ruler" x={152} y={164}>
        100 km
      </text>
      {towns.map(({ name, number, x, y, isSeat, isInset }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          {isInset && <rect x={-16} y={-16} width={32} height={32} />}
          <circle
            className={isSeat ? "seat" : number ? undefined : "dot"}
            r={number ? radius.ring : isSeat ? radius.seat : radius.dot}
          />
          {number && <text y={6.5}>{number}</text>}
        </g>
      ))}
    </Sheet>
  );
}

export const fragment = graphql`
  fragment StateMap on Town {
    name
    number
    x
    y
    isSeat
    isInset
  }
`;
