import { createContext } from "react";

/**
 * Ids of the folds that the visitor has opened, by the path of their page. In memory only. Belongs to the page shell
 * (`layout/Layout.tsx`), which outlives the page.
 */
export class OpenedFolds {
  private readonly byPath = new Map<string, Set<string>>();

  on(path: string): Set<string> {
    const ids = this.byPath.get(path) ?? new Set();
    this.byPath.set(path, ids);
    return ids;
  }
}

/** Those of the page that is shown. */
export const OpenedFoldsContext = createContext(new Set<string>());
