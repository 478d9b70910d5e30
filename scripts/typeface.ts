/**
 * `npm run typeface`: makes the typeface of headings from its package, with the characters of Portuguese, and computes the metrics of the
 * fallbacks in which headings are set until it has been loaded: same height and length of lines, so that nothing moves then. Writes
 * `src/theme/typeface.woff2`, `src/theme/typeface.json` and, as the licence wants, `static/typeface-license.txt`. Writes nothing if the
 * package lacks a file that the site needs, also for the social image. Another typeface is chosen here, in `typeface`.
 */
import { execSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromFile } from "@capsizecss/unpack/fs";
import subsetFont from "subset-font";
import { fontFile, pictureWeights } from "../src/content/files/font-files";

/** A package of Fontsource. Its weight is that of all headings. */
const typeface = { family: "Archivo", weight: 700 };

/** Characters of headings: Latin-1, and those of Portuguese print. With them the file fits into a connection's first window, some 14 kB. */
const characters = [
  ...Array.from({ length: 0x100 - 0x20 }, (_, index) => String.fromCharCode(index + 0x20)),
  ..."–—‑−‘’“”…•",
].join("");

const { resolve } = createRequire(__filename);
const fontsource = (family: string, weight: number) => resolve(fontFile(family, weight, "woff2"));

/**
 * Bold faces on visitors' devices: their names there, and a file of the same metrics (Arimo has those of Arial and Liberation Sans).
 * Android 12 and later have no separate file of Roboto Bold, and use the system's bold, unmatched.
 */
const installed = [
  { names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], file: fontsource("Arimo", 700) },
  { names: ["Roboto Bold", "Roboto-Bold"], file: fontsource("Roboto", 700) },
  { names: ["DejaVu Sans Bold"], file: resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf") },
];

async function main(): Promise<void> {
  const [argument] = process.argv.slice(2);
  if (argument) throw new Error(`Unknown argument ${argument}: the typeface is chosen in scripts/typeface.ts.`);
  // What the build needs, so that it does not stop later.
  for (const weight of pictureWeights) resolve(fontFile(typeface.family, weight, "woff"));
  const file = fontsource(typeface.family, typeface.weight);
  const metrics = await fromFile(file);
  const fallbacks = await Promise.all(
    installed.map(async ({ names, file }) => {
      const { fontFaces } = createFontStack([metrics, await fromFile(file)], { fontFaceFormat: "styleObject" });
      const { fontFamily, src, ...overrides } = fontFaces[0]?.["@font-face"] ?? {};
      return { family: `${typeface.family} in ${names[0]}`, names, ...overrides };
    }),
  );
  // The records of licence, beside those that are always kept: copyright and name.
  const subset = await subsetFont(readFileSync(file), characters, { targetFormat: "woff2", preserveNameIds: [13, 14] });
  const licence = path.join(path.dirname(file), "../LICENSE");
  writeFileSync("static/typeface-license.txt", readFileSync(licence));
  writeFileSync("src/theme/typeface.woff2", subset);
  writeFileSync("src/theme/typeface.json", JSON.stringify({ ...typeface, fallbacks }));
  execSync("npx biome format --write src/theme/typeface.json");
}

void main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
