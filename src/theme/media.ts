import { theme } from "./theme";

type Breakpoint = keyof typeof theme.breakpoint;

/** Media queries in styles: `${media.from("desktop")} { … }`. A sheet of A4 is as wide as a window between `tablet` and `menu`. */
export const media = {
  from: (breakpoint: Breakpoint) => `@media (min-width: ${theme.breakpoint[breakpoint]})`,
  /** Narrower screens; of paper, `, print` behind it says whether it holds there, too. */
  below: (breakpoint: Breakpoint) => `@media screen and (width < ${theme.breakpoint[breakpoint]})`,
  /** Visitors who have not asked for less motion. */
  motion: "@media screen and (prefers-reduced-motion: no-preference)",
  /** Windows too low for a notice or bar over the page: landscape phones, 400 % zoom. */
  low: "@media (max-height: 29em) and (min-width: 15em)",
  /** Windows with room for a notice or a bar over the page, not for both: phones with text half as large again. */
  short: "@media (max-height: 36em) and (min-width: 15em)",
  /** Windows with room for a few letters a line: text of twice the size on phones. Over the page, there is room for a bar of one line. */
  cramped: "@media (max-width: 15em)",
  /** Devices set to dark; paper is white. */
  night: "@media screen and (prefers-color-scheme: dark)",
  /** Forced colours (high contrast): no shadows or backgrounds. */
  forcedColours: "@media (forced-colors: active)",
  print: "@media print",
  scriptless: "@media (scripting: none)",
} as const;
