/** Files that webpack serves by URL. */
declare module "*.woff2" {
  const url: string;
  export default url;
}

/** Drawings below `src/ui/drawing`, as components. */
declare module "*.svg" {
  const Drawing: import("react").ComponentType<import("react").SVGProps<SVGSVGElement>>;
  export default Drawing;
}
