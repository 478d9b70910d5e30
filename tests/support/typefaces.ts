import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import headings from "../../src/theme/typeface.json";

/** Typefaces of running text on visitors' devices: Arimo is metric-compatible with Arial; most phones have Roboto. */
export const typefaces = ["arimo", "roboto"] as const;

const weights = [400, 600, 700] as const;

/**
 * Sets the page's running text in another typeface, and its headings in their own, which the fallback fonts match in width.
 * Injects a style, so the test must bypass the policy.
 */
export async function setRunningText(page: Page, typeface: (typeof typefaces)[number]): Promise<void> {
  const faces = weights.map((weight) => {
    const file = createRequire(__filename).resolve(
      `@fontsource/${typeface}/files/${typeface}-latin-${weight}-normal.woff2`,
    );
    const source = `url(data:font/woff2;base64,${readFileSync(file, "base64")})`;
    return `@font-face{font-family:"Running text";font-weight:${weight};src:${source}}`;
  });
  const content = `${faces.join("")}body{font-family:"Running text"!important}`;
  await page.addStyleTag({ content });
  await page.evaluate(
    async (fonts) => {
      await Promise.all(fonts.map((font) => document.fonts.load(font)));
    },
    [`${headings.weight} 16px ${headings.family}`, ...weights.map((weight) => `${weight} 16px "Running text"`)],
  );
}
