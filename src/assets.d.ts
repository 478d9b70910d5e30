/** Files that webpack serves by address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
