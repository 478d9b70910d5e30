/**
 * `npx tsx scripts/typeface.ts`: subsets Fontsource's Archivo to one weight and Latin-1 with Portuguese typography, as
 * `src/theme/archivo-750.woff2`. Prints, as JSON, the metric overrides of the fallback fonts, for `src/theme/font-faces.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createFontStack } from "@capsizecss/core";
import { entireMetricsCollection } from "@capsizecss/metrics/entireMetricsCollection";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const target = "src/theme/archivo-750.woff2";
const source = createRequire(__filename).resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2");

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœ‚–—‘’“”„•…‹›€™−`;

/** The fallback fonts, by their names in Capsize. */
const standIns = ["arial", "helvetica", "helveticaNeue", "roboto"] as const;

async function main(): Promise<void> {
  const cut = await subsetFont(readFileSync(source), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: 750 },
  });
  writeFileSync(target, cut);
  const typeface = await fromBuffer(cut);
  const metrics = standIns.map((name) => {
    const { fontFaces } = createFontStack([typeface, entireMetricsCollection[name].variants["700"]], {
      fontFaceFormat: "styleString",
    });
    const percentages = [...fontFaces.matchAll(/([\w-]+): ([\d.]+)%/g)];
    return [name, Object.fromEntries(percentages.map(([, property, value]) => [property, Number(value)]))];
  });
  console.log(JSON.stringify(Object.fromEntries(metrics)));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
