/**
 * Computes from the font files what room the fallback of the heading typeface has to take, weight by weight, and prints it as JSON:
 * `npx tsx scripts/fallback-metrics.ts`. The figures are written down in `src/theme/font-faces.ts`.
 */
import { createFontStack } from "@capsizecss/core";
import { fromFile } from "@capsizecss/unpack/fs";

/** The weights that the site uses, and the cut of Arial that stands in for each. */
const cuts = { 500: 400, 700: 700, 800: 700 };

const fileOf = (family: string, weight: string | number) =>
  `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`;

async function main(): Promise<void> {
  const faces: Record<string, Record<string, string>> = {};
  for (const [weight, cut] of Object.entries(cuts)) {
    // Arimo has, by design, the metrics of Arial, and comes as a package.
    const fonts = await Promise.all([fromFile(fileOf("archivo", weight)), fromFile(fileOf("arimo", cut))]);
    const { fontFaces } = createFontStack(fonts, { fontFaceFormat: "styleString" });
    const metrics = [...fontFaces.matchAll(/([\w-]+): ([\d.]+)%/g)];
    faces[weight] = Object.fromEntries(metrics.map(([, name, value]) => [name, `${Number(value).toFixed(2)}%`]));
  }
  console.log(JSON.stringify(faces));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
