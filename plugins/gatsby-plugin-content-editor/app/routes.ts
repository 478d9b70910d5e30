import { useSyncExternalStore } from "react";

/** What is shown of a form, or over it: the page that shows it, or its earlier versions. */
export type View = "pagina" | "versoes";

/** The editor's addresses: `#/` is the list of forms, `#/pages/home` a form, `#/pages/home/pagina` its page. */
export interface Route {
  /** Path of the form's file below `data/`. */
  file?: string;
  view?: View;
  /** The field to show, `plans.1.price`. */
  field?: string;
}

/** Reads an address. */
export function parseRoute(hash: string): Route {
  const [, name, view, field] = /^#\/(.+?)(?:\/(pagina|versoes|campo\/(.+)))?$/.exec(decodeURI(hash)) ?? [];
  if (!name) return {};
  return {
    file: `${name}.yaml`,
    ...(field ? { field } : view && { view: view as View }),
  };
}

/** Writes an address. */
export function addressOf({ file, view, field }: Route): string {
  if (!file) return "#/";
  const below = field ? `/campo/${field}` : view ? `/${view}` : "";
  return encodeURI(`#/${file.replace(/\.yaml$/, "")}${below}`);
}

const subscribe = (listener: () => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

/** The place in the editor that the page's address names. */
export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => location.hash));

/** Shows the form alone again; Back does not lead to what was over it. */
export const closeView = (file: string) => location.replace(addressOf({ file }));

/** Where a file can be changed by hand. */
export const onGitHub = (file: string) => `https://github.com/${SETTINGS.repo}/edit/${SETTINGS.branch}/data/${file}`;
