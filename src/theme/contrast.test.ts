import { describe, expect, it } from "@jest/globals";
import { dayAndNight, theme } from "./theme";

type Token = keyof typeof theme.colour;

/** Minimum contrast by WCAG 2.2: 1.4.6 for running text, 1.4.3 for all text, 1.4.11 for controls. */
const least = { running: 7, text: 4.5, control: 3 };

/**
 * All pairs of foreground and background colours: kind, foreground, backgrounds. "running" is running text; "text" is labels of
 * controls and short marks; "control" is borders, focus rings and meaningful icons.
 */
const pairs: readonly [keyof typeof least, Token, readonly Token[]][] = [
  ["running", "ink", ["surface", "ice", "iceDeep", "amberSoft", "line", "tint"]],
  ["running", "inkSoft", ["surface", "ice", "amberSoft", "tint"]],
  ["running", "navy", ["onNavy"]],
  ["running", "onNavy", ["navy", "navyDeep"]],
  ["running", "onNavySoft", ["navy", "navyDeep"]],
  ["running", "amber", ["navy"]],
  ["text", "action", ["surface", "ice"]],
  ["text", "actionStrong", ["surface", "ice"]],
  ["text", "surface", ["action", "actionStrong", "danger", "ink"]],
  ["text", "onChat", ["chat", "chatStrong"]],
  ["text", "onAmber", ["amber"]],
  ["text", "placeholder", ["surface"]],
  ["text", "danger", ["surface"]],
  ["control", "controlLine", ["surface"]],
  ["control", "rule", ["surface", "ice"]],
  ["control", "danger", ["surface"]],
  ["control", "success", ["surface"]],
  ["control", "action", ["surface", "ice", "iceDeep", "amberSoft"]],
  ["control", "onNavyLine", ["navy"]],
  ["control", "focusOnNavy", ["navy", "navyDeep"]],
  // Meaningful lines of drawings, on the wall, the room behind and a cut.
  ["control", "amber", ["navy", "navyLight", "cut"]],
  ["control", "drawing", ["navy", "navyLight", "cut"]],
  ["control", "coldAir", ["navy", "navyLight", "cut"]],
  ["control", "returnAir", ["navy", "navyLight", "cut"]],
];

/** A colour of the theme, by day (0) or at night (1). */
function hexOf(token: Token, time: 0 | 1): string {
  const [, changing] = /^var\(--(.+)\)$/.exec(theme.colour[token]) ?? [];
  return changing ? dayAndNight[changing as keyof typeof dayAndNight][time] : theme.colour[token];
}

/** Relative luminance of a colour, `#rgb` or `#rrggbb` (WCAG 2.2). */
function luminance(value: string): number {
  const digits = value.length === 4 ? value.replace(/\w/g, "$&$&") : value;
  const channels = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours (WCAG 2.2). */
function contrast(front: string, back: string): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(pairs)("as %s, %s", (kind, front, backs) => {
  it.each(backs)(`stands out ${least[kind]}:1 from %s, by day and at night`, (back) => {
    for (const time of [0, 1] as const)
      expect(contrast(hexOf(front, time), hexOf(back, time))).toBeGreaterThanOrEqual(least[kind]);
  });
});

it("Every colour of the theme is in the table", () => {
  const known = pairs.flatMap(([, front, backs]) => [front, ...backs]);
  expect(Object.keys(theme.colour).filter((token) => !known.includes(token as Token))).toEqual([]);
});
