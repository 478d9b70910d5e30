/** Files that webpack serves by URL. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
