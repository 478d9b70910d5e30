import { useSyncExternalStore } from "react";

/** What lies over a form: the page that shows it, its earlier versions, or a question of two people's changes. */
export type View = "pagina" | "versoes";

/** The editor's addresses: `#/` is the list of forms, `#/pages/home` a form, `#/pages/home/pagina` what lies over it. */
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
  addEventListener("popstate", listener);
  return () => {
    removeEventListener("hashchange", listener);
    removeEventListener("popstate", listener);
  };
};

/** The place in the editor that the page's address names. */
export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => location.hash));

/** Opens a view over a form; Back closes it. */
export function openView(route: Route): void {
  history.pushState({ isOver: true }, "", addressOf(route));
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Closes the view over a form as Back does, or where the page was opened with it, without leaving the editor. */
export function closeView(form: Route): void {
  if (history.state?.isOver) history.back();
  else {
    history.replaceState(null, "", addressOf(form));
    dispatchEvent(new PopStateEvent("popstate"));
  }
}
