/* Types of the parts of Decap CMS that are used here; Decap does not publish its own. */

/** The entry being edited; `toJS` returns its data as plain objects and arrays. */
interface DecapEntry {
  get(key: "data"): { toJS(): object };
  get(key: "path"): string;
}

interface DecapPreviewProps {
  entry: DecapEntry;
  /** One saved entry of a collection. */
  getCollection(collection: string, name: string): Promise<{ get(key: "data"): object }>;
  /** An uploaded file; converted to a string, its URL. */
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
  logout(): unknown;
};

interface Window {
  /** Stops Decap CMS from starting before it is configured. */
  CMS_MANUAL_INIT?: boolean;
  CMS?: Decap;
  /** `createElement` of Decap's own React. */
  h?: DecapCreateElement;
}
