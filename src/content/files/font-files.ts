/** Weights in which the social image sets its texts. */
export const pictureWeights = [500, 800] as const;

/** A file of a Fontsource package, as a module's name: `@fontsource/open-sans/files/open-sans-latin-700-normal.woff2`. */
export function fontFile(family: string, weight: number, ending: "woff" | "woff2"): string {
  const name = family.toLowerCase().replaceAll(" ", "-");
  return `@fontsource/${name}/files/${name}-latin-${weight}-normal.${ending}`;
}
