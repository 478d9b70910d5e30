/* The browser's storage, which it may refuse, empty, or fill with what another program wrote. */

/** Begins the keys of drafts, before the path of the form's file. */
export const draftPrefix = "editor.draft.";

/** Reads a value; `undefined` if there is none, or the storage is refused. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a value, or with `undefined` removes it. Returns whether it is stored. */
export function writeStored(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return value === undefined;
  }
}

/** Lists the keys that begin with a prefix. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
