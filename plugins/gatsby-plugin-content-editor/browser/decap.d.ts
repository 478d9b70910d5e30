/* Types of the parts of Decap CMS that are used here; Decap does not publish its own. */

interface Decap {
  init(options: { config: object }): void;
  getLocale(locale: string): object | undefined;
  registerLocale(locale: string, phrases: object): void;
  registerCustomFormat(
    name: string,
    extension: string,
    format: { fromFile(source: string): object; toFile(data: object): string },
  ): void;
  getBackend(name: string): { init(...parameters: unknown[]): import("./saving").DecapBackend };
  registerBackend(name: string, backend: new (...parameters: unknown[]) => object): void;
}

interface Window {
  /** Stops Decap CMS from starting before it is configured. */
  CMS_MANUAL_INIT?: boolean;
  CMS?: Decap;
}
