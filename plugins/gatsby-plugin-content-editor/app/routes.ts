import { useSyncExternalStore } from "react";

/** The editor's addresses: `#/` is the list of forms, `#/pages/home` a form, `#/pages/home/pagina` the page that shows it. */
export interface Route {
  /** Path of the form's file below `data/`. */
  file?: string;
  /** Whether a narrow window shows the page instead of the form. */
  isPage?: boolean;
  /** The field to show, `plans.1.price`. */
  field?: string;
}

function parseRoute(hash: string): Route {
  const [, name, view, field] = /^#\/(.+?)(?:\/(pagina|campo\/(.+)))?$/.exec(decodeURI(hash)) ?? [];
  if (!name) return {};
  return { file: `${name}.yaml`, ...(field ? { field } : { isPage: view === "pagina" }) };
}

export function addressOf({ file, isPage, field }: Route): string {
  if (!file) return "#/";
  const below = field ? `/campo/${field}` : isPage ? "/pagina" : "";
  return encodeURI(`#/${file.replace(/\.yaml$/, "")}${below}`);
}

const subscribe = (listener: () => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

/** The place in the editor that the page's address names. */
export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => location.hash));

/** Where a file can be changed by hand. */
export const onGitHub = (file: string) => `https://github.com/${SETTINGS.repo}/edit/${SETTINGS.branch}/data/${file}`;
