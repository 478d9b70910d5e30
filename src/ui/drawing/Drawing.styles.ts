import { theme } from "../../theme/theme";

const { colour } = theme;

/**
 * Styles of all drawings, as plain CSS: social pictures embed them too. Outlines are 2 pixels wide and details 1.5 at every size.
 * `solid`, `inside` and `cut` are opaque fills; `cold` is supply air from the coil, `warm` is return air.
 */
export const drawingStyles = `
  path { vector-effect: non-scaling-stroke; }
  .outline { stroke-width: 2; }
  .solid { fill: ${colour.navy}; }
  .inside { fill: ${colour.navyLight}; }
  .cut { fill: ${colour.cut}; }
  .bore { stroke: ${colour.navy}; }
  .cold { stroke: ${colour.coldAir}; }
  .warm { stroke: ${colour.returnAir}; }
  .mercury { fill: ${colour.coldAir}; stroke: none; }
  .flow { stroke-dasharray: 14 5; }
`;
