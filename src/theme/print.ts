import { css } from "styled-components";
import { theme } from "./theme";

/** Class of what is of use on a screen only: to press, to fill in, to find one's way, or true only now. */
export const screenOnly = "screen";

/**
 * The style of all pages on paper: ink on white, with the distances of a narrow screen at three quarters of their size. `!important`
 * overrides what sections set for the screen.
 */
export const printStyles = css`
  @page { margin: 11mm 16mm; }
  @media print {
    /* Running text of 9.5 points. */
    html { font-size: 12px; }
    body { line-height: 1.4; }
    *, *::before, *::after {
      min-height: 0 !important;
      background: none !important;
      color: inherit !important;
      box-shadow: none !important;
    }
    html { color: ${theme.colour.ink} !important; }
    a { text-decoration: none; }
    p, li { line-height: inherit !important; }
    .${screenOnly} { display: none !important; }
    /* The footer stands at the foot of each sheet. */
    :has(> main) { display: table; width: 100%; }
    header, main { display: table-row-group; }
    footer { display: table-footer-group; break-inside: avoid; }
    main > section { padding-block: 1.25rem 0 !important; }
    h1 { font-size: 22pt !important; }
    h2 { font-size: 15pt !important; }
    h1, h2, h3 { break-after: avoid; }
    li, tr, figure, dl > div { break-inside: avoid; }
    /* What is closed on a phone is printed all the same. */
    details::details-content { content-visibility: visible; }
  }
`.join("");
