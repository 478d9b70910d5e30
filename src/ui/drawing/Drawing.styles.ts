import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import type { Part } from "./shapes";

const { colour } = theme;

/** Colours of a drawing's ground and lines on a navy band. */
const onNavy = {
  ground: colour.navy,
  room: colour.navyLight,
  cut: colour.cut,
  cold: colour.coldAir,
  warm: colour.returnAir,
  ice: colour.coldAir,
};

/** The same in ink, on the page's own surface, on paper and in forced colours. */
const inInk = {
  ground: colour.surface,
  room: colour.surface,
  cut: colour.iceDeep,
  cold: colour.action,
  warm: colour.ink,
  ice: colour.iceDeep,
};

const colours = ({ ground, room, cut, cold, warm, ice }: Record<keyof typeof onNavy, string>) => `
  .solid { fill: ${ground}; }
  .inside { fill: ${room}; }
  .cut { fill: ${cut}; }
  .bore { stroke: ${ground}; }
  .cold { stroke: ${cold}; }
  .warm { stroke: ${warm}; }
  .ice { fill: ${ice}; }
`;

/**
 * Styles of all drawings, as plain CSS: social pictures embed them too. Outlines are 2 pixels wide, details 1.5, fins and centre lines 1,
 * at every size; in tiles less. Dashes: `flow` of air, `hidden` edges, `centre` lines, `lagging` of a pipe, which scales with it.
 * `solid`, `inside` and `cut` are opaque fills; `cold` is supply air from the coil, `warm` is return air. `fine` is left out where a drawing is
 * small, `close` unless it is a close-up.
 */
export const drawingStyles = `
  path { vector-effect: non-scaling-stroke; }
  .scaled { vector-effect: none; }
  .outline { stroke-width: 2; }
  .thin { stroke-width: 1; }
  .flow { stroke-dasharray: 14 5; }
  .hidden { stroke-dasharray: 5 4; }
  .centre { stroke-dasharray: 14 3 3 3; stroke-width: 1; }
  .lagging { stroke-dasharray: 1.5 4; stroke-linecap: butt; }
  .close { display: none; }
  ${colours(onNavy)}
`;

export const inkStyles = `
  color: ${colour.ink};
  .reading, .name { fill: currentColor; }
  .leader { stroke: currentColor; }
  ${colours(inInk)}
`;

/** Amber; of forced colours, that of links, which can be read on any ground of theirs. */
export const litColour = (property: "fill" | "stroke") =>
  `${property}: ${colour.amber}; ${media.forcedColours} { ${property}: LinkText; }`;

/** Lights a part of the cold room, in an element that contains the drawing, and shows the evaporator's frost. */
export const litPart = (part: Part) => `
  svg .${part} path { ${litColour("stroke")} stroke-width: 2.5; }
  ${part === "evaporator" ? ".frost { display: inline; }" : ""}
`;
