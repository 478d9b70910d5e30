import { readStored, writeStored } from "./storage";

/** Key, in the tab's storage, of when the page was last loaded again for a missing file. */
const key = "editor.reloaded";

/** How soon, in ms, a second reload would be a loop. */
const soon = 20_000;

/**
 * Loads the page again because one of its files is missing: a new build has others. Drafts are stored. Returns whether it does: not twice in
 * a row, and not without a connection.
 */
export function reloadOnce(): boolean {
  const isLoop = Date.now() - Number(readStored(key, "sessionStorage") ?? 0) < soon;
  if (isLoop || !navigator.onLine || !writeStored(key, `${Date.now()}`, "sessionStorage")) return false;
  location.reload();
  return true;
}
