/* The parts of Decap CMS that are used here; Decap's own types lie in a package that it keeps to itself. */

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

interface DecapWidget {
  control: unknown;
  preview: unknown;
  schema: object;
}

interface Decap {
  init(options: { config: object }): void;
  getLocale(locale: string): object | undefined;
  registerLocale(locale: string, phrases: object): void;
  registerCustomFormat(
    name: string,
    extension: string,
    format: { fromFile(source: string): object; toFile(data: object): string },
  ): void;
  registerPreviewTemplate(name: string, template: (props: DecapPreviewProps) => unknown): void;
  getWidget(name: string): DecapWidget;
  registerWidget(name: string, control: unknown, preview: unknown, schema: object): void;
  getBackend(name: string): { init(...parameters: unknown[]): DecapBackendInstance };
  registerBackend(name: string, backend: new (...parameters: unknown[]) => object): void;
}

/** A backend, https://decapcms.org/docs/custom-backends */
type DecapBackendInstance = import("./saving").DecapBackend & {
  authenticate(user: unknown): Promise<unknown>;
  restoreUser(user: unknown): Promise<unknown>;
};

interface Window {
  /** Keeps Decap CMS from starting by itself, before it has its configuration. */
  CMS_MANUAL_INIT?: boolean;
  CMS?: Decap;
  /** `createElement` of Decap's own React. */
  h?: DecapCreateElement;
}
