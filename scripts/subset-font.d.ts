/** Types of what `scripts/typeface.ts` uses; the package has none. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2"; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
