import { valuesIn } from "../../gatsby-plugin-content-model/values";
import { firstLine } from "./config";
import { placeKey } from "./list-entries";

/* The drafts that Sveltia CMS keeps in the browser, by the group and the name of their form. */

const storeName = "draft-backups";

/** Milliseconds without a change after which Sveltia CMS stores a draft; left before, the form would lose it. */
const pause = 500;

/** The longest time, in ms, that typing without a pause stays unstored. */
const longest = 1000;

/** Asks something of the store of drafts; `undefined` if there is none yet. */
const askStore = <Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Result>) =>
  new Promise<Result | undefined>((resolve) => {
    const opening = indexedDB.open(`github:${SETTINGS.repo}`);
    opening.onerror = () => resolve(undefined);
    // Only Sveltia creates the database.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      const isThere = database.objectStoreNames.contains(storeName);
      const request = isThere ? ask(database.transaction(storeName, mode).objectStore(storeName)) : undefined;
      if (request) {
        request.onsuccess = () => resolve(request.result);
        // The device's storage may be full.
        request.onerror = () => resolve(undefined);
      } else resolve(undefined);
      database.close();
    };
  });

/** The forms that have a draft: `site/plans`. */
export async function readDrafts(): Promise<Set<string>> {
  const keys = await askStore("readonly", (store) => store.getAllKeys());
  return new Set(keys?.map((key) => (key as string[]).join("/")));
}

/** Deletes all drafts. */
export const deleteDrafts = () => askStore("readwrite", (store) => store.clear());

/**
 * Gives a form a draft, which Sveltia CMS offers to restore once the form is opened.
 *
 * @param form its group and name: `site/plans`
 */
export async function writeDraft(form: string, data: object): Promise<void> {
  const [collectionName = "", slug = ""] = form.split("/");
  // Without the places of entries, which are those in another text.
  const values = [...valuesIn(data)].filter(([path, value]) => typeof value !== "object" && path.at(-1) !== placeKey);
  const draft = {
    collectionName,
    slug,
    timestamp: new Date(),
    cmsConfigVersion: await versionOfConfiguration(),
    currentLocales: { _default: true },
    currentSlugs: { _: slug },
    currentValues: { _default: Object.fromEntries(values.map(([path, value]) => [path.join("."), value])) },
    files: {},
    pendingEntries: [],
  };
  await askStore("readwrite", (store) => store.put(draft));
}

/** Sveltia's hash of its configuration. */
async function versionOfConfiguration(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(firstLine));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Keeps a draft until it is saved or discarded. Sveltia CMS knows its configuration by a hash, and drops a draft of another; the hash is
 * made the same for all, since a save here takes of a draft what the file's model still has.
 */
export function keepDrafts(): void {
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  crypto.subtle.digest = (algorithm, data) => {
    const begin = new TextDecoder().decode(data).slice(0, firstLine.length);
    return digest(algorithm, begin === firstLine ? new TextEncoder().encode(firstLine) : data);
  };
  storeAtOnce();
}

/** Stores a draft without waiting for a pause: while the owner types, when he leaves the form, and when the page is hidden or closed. */
export function storeAtOnce(): void {
  /** What Sveltia CMS calls after the pause. */
  let store: (() => unknown) | undefined;
  const setTimer = window.setTimeout;
  window.setTimeout = ((run: () => unknown, time?: number, ...rest: unknown[]) => {
    // Nothing else has this time and no arguments.
    if (time === pause && rest.length === 0) store = run;
    return setTimer(run, time, ...rest);
  }) as typeof window.setTimeout;

  let [changed, stored] = [0, 0];
  const isPending = () => Date.now() < changed + pause;
  const flush = () => {
    if (isPending()) store?.();
    stored = Date.now();
  };
  addEventListener(
    "input",
    () => {
      if (Date.now() > stored + longest) flush();
      changed = Date.now();
    },
    true,
  );
  for (const name of ["popstate", "hashchange"]) {
    addEventListener(name, () => {
      flush();
      // The next form has its own.
      store = undefined;
    });
  }
  // Also what is stored already: a save in another tab removes the draft.
  document.addEventListener("visibilitychange", () => void store?.());
  addEventListener("beforeunload", (event) => {
    flush();
    // The browser then asks whether to leave, while the draft is stored.
    if (isPending()) event.preventDefault();
  });
}
