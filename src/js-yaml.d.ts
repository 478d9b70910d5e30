/** The part of js-yaml that is used; it publishes no types. */
declare module "js-yaml" {
  export function load(source: string): unknown;
}
