import { theme } from "../../theme/theme";

const { colour } = theme;

/**
 * Styles of every drawing, as plain CSS, so that a picture made outside of the page can carry them too. Outlines are 2 pixels
 * wide and details 1.5 at every size of a drawing. `solid`, `inside` and `cut` hide what lies behind a part; `cold` is air from the coil
 * and `warm` air on its way back to it.
 */
export const drawingStyles = `
  path { vector-effect: non-scaling-stroke; }
  .outline { stroke-width: 2; }
  .solid { fill: ${colour.navy}; }
  .inside { fill: ${colour.navyLight}; }
  .cut { fill: ${colour.cut}; }
  .cold { stroke: ${colour.coldAir}; }
  .warm { stroke: ${colour.returnAir}; }
  .mercury { fill: ${colour.coldAir}; stroke: none; }
  .flow { stroke-dasharray: 14 5; }
`;
