import { theme } from "../../theme/theme";

const { colour } = theme;

/**
 * Styles of all drawings, as plain CSS: social pictures embed them too. Outlines are 2 pixels wide, details 1.5 and centre lines 1 at
 * every size. Dashes: `flow` of air, `hidden` edges, `centre` lines, `lagging` of a pipe, which scales with it.
 * `solid`, `inside` and `cut` are opaque fills; `cold` is supply air from the coil, `warm` is return air.
 */
export const drawingStyles = `
  path { vector-effect: non-scaling-stroke; }
  .scaled { vector-effect: none; }
  .outline { stroke-width: 2; }
  .solid { fill: ${colour.navy}; }
  .inside { fill: ${colour.navyLight}; }
  .cut { fill: ${colour.cut}; }
  .bore { stroke: ${colour.navy}; }
  .cold { stroke: ${colour.coldAir}; }
  .warm { stroke: ${colour.returnAir}; }
  .mercury { fill: ${colour.coldAir}; stroke: none; }
  .flow { stroke-dasharray: 14 5; }
  .hidden { stroke-dasharray: 5 4; }
  .centre { stroke-dasharray: 14 3 3 3; stroke-width: 1; }
  .lagging { stroke-dasharray: 1.5 4; stroke-linecap: butt; }
`;
