/** Files that webpack serves by URL. */
declare module "*.woff2" {
  const url: string;
  export default url;
}

/** Files whose text is inlined. */
declare module "*.svg" {
  const text: string;
  export default text;
}

/** Sheets of drawings, whose shapes are inlined, by name. */
declare module "!!./drawing/sheet-loader!*" {
  const drawings: Record<string, string>;
  export default drawings;
}
declare module "!!./sheet-loader!*" {
  const drawings: Record<string, string>;
  export default drawings;
}
