/* The parts of Decap CMS and its server that are used here; Decap's own types lie in a package that it keeps to itself. */

/** The entry that is being edited; `toJS` gives its data as plain objects and lists. */
interface DecapEntry {
  get(key: "data"): { toJS(): object };
  get(key: "path"): string;
}

interface DecapPreviewProps {
  entry: DecapEntry;
  /** One saved entry of a collection. */
  getCollection(collection: string, name: string): Promise<{ get(key: "data"): object }>;
  /** Something whose text is the address at which the browser finds an uploaded file. */
  getAsset(path: string): { toString(): string };
}

type DecapCreateElement = (type: string, properties: object) => unknown;

interface Decap {
  init(options: { config: object }): void;
  getLocale(locale: string): object | undefined;
  registerLocale(locale: string, phrases: object): void;
  registerCustomFormat(
    name: string,
    extension: string,
    format: { fromFile(source: string): object; toFile(data: object): string },
  ): void;
  registerEventListener(listener: { name: "preSave"; handler(event: { entry: DecapEntry }): void }): void;
  registerPreviewTemplate(name: string, template: (props: DecapPreviewProps) => unknown): void;
}

interface Window {
  /** Keeps Decap CMS from starting by itself, before it has its configuration. */
  CMS_MANUAL_INIT?: boolean;
  CMS?: Decap;
  /** `createElement` of Decap's own React. */
  h?: DecapCreateElement;
}

declare module "decap-server/dist/middlewares" {
  import type { Express } from "express";
  /** Adds the routes by which the editor reads and writes files below the folder in `GIT_REPO_DIRECTORY`. */
  export function registerLocalFs(app: Express, options?: { logLevel?: string }): Promise<void>;
}
