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
  getBackend(name: string): { init(...parameters: unknown[]): DecapBackend };
}

/** An uploaded file, saved together with an entry. */
interface DecapAsset {
  path: string;
  fileObj?: Blob;
}

interface DecapFile {
  data: string;
  file: { path: string };
}

interface DecapBackend {
  getEntry(path: string): Promise<DecapFile>;
  entriesByFiles(files: { path: string; label: string }[]): Promise<DecapFile[]>;
  persistEntry(
    entry: { dataFiles: { path: string; raw: string }[]; assets: DecapAsset[] },
    options: object,
  ): Promise<unknown>;
  getMediaFile(path: string): Promise<{ file: Blob }>;
}

interface Window {
  /** Stops Decap CMS from starting before it is configured. */
  CMS_MANUAL_INIT?: boolean;
  CMS?: Decap;
}
