/* The browser's storage, or a tab's, which may be refused, emptied, or filled with what another program wrote. */

type Area = "localStorage" | "sessionStorage";

/** Begins the keys of drafts, before the path of the form's file. */
export const draftPrefix = "editor.draft.";

/** Reads a value; `undefined` if there is none, or the storage is refused. */
export function readStored(key: string, area: Area = "localStorage"): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads a value in JSON, whatever it holds; `undefined` if it is none. */
export function readJson(key: string, area?: Area): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? "");
  } catch {
    return undefined;
  }
}

/** Writes a value, or with `undefined` removes it. Returns whether it is stored. */
export function writeStored(key: string, value: string | undefined, area: Area = "localStorage"): boolean {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return value === undefined;
  }
}

export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
