import { formAtAddress } from "./config";

/*
 * The drafts that Sveltia CMS stores in the browser. Sveltia has one a form, which all tabs would write over; here each tab has its own. That
 * of a tab that is gone, closed or killed, becomes that of another tab, where Sveltia then offers it.
 */

const storeName = "draft-backups";

/** Names this tab's drafts, and a lock that the browser releases once the tab is gone. */
const tab = crypto.randomUUID();

/** A draft as Sveltia CMS stores it. Its key is the form: group and name, here followed by the tab: `site`, `plans 0b5e…`. */
interface Draft {
  collectionName: string;
  slug: string;
  timestamp: Date;
  /** What stands in the form, photos included. */
  [part: string]: unknown;
}

const ofThisTab = (slug: string) => `${slug} ${tab}`;

/** The form of a draft, `site/plans`, its name, and its tab; none if it was stored before tabs had their own. */
function partsOf({ collectionName, slug }: Pick<Draft, "collectionName" | "slug">) {
  const [name = "", owner] = slug.split(" ");
  return { form: `${collectionName}/${name}`, name, owner };
}

/** The store's own methods, from before `separateTabs` puts its own in their place. */
let original: Pick<IDBObjectStore, "put" | "delete">;

/** Asks something of the store; `undefined` if there is none yet. */
const askStore = <Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Result>) =>
  new Promise<Result | undefined>((resolve) => {
    const opening = indexedDB.open(`github:${SETTINGS.repo}`);
    opening.onerror = () => resolve(undefined);
    // Only Sveltia creates the database.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      if (database.objectStoreNames.contains(storeName)) {
        const transaction = database.transaction(storeName, mode);
        const request = ask(transaction.objectStore(storeName));
        transaction.oncomplete = () => resolve(request.result);
        // The device's storage may be full.
        transaction.onabort = () => resolve(undefined);
      } else resolve(undefined);
      database.close();
    };
  });

/**
 * Gives this tab drafts of its own: those that Sveltia CMS writes, reads and deletes by the key of a form.
 *
 * @param conclude is told of each draft whether it is stored; the device's storage may be full
 */
export function separateTabs(conclude: (isStored: boolean) => void): void {
  void navigator.locks.request(tab, () => new Promise(() => {}));
  const { put, get, delete: remove } = IDBObjectStore.prototype;
  original = { put, delete: remove };
  const ownKey = (store: IDBObjectStore, key: IDBValidKey) => {
    if (store.name !== storeName || !Array.isArray(key)) return key;
    const [collectionName, slug] = key as [string, string];
    return [collectionName, ofThisTab(slug)];
  };
  Object.assign(IDBObjectStore.prototype, {
    put(this: IDBObjectStore, value: Draft, ...key: [IDBValidKey?]) {
      if (this.name !== storeName) return put.call(this, value, ...key);
      this.transaction.addEventListener("complete", () => conclude(true));
      this.transaction.addEventListener("abort", () => conclude(false));
      return put.call(this, { ...value, slug: ofThisTab(value.slug) }, ...key);
    },
    get(this: IDBObjectStore, key: IDBValidKey) {
      return get.call(this, ownKey(this, key));
    },
    delete(this: IDBObjectStore, key: IDBValidKey) {
      return remove.call(this, ownKey(this, key));
    },
  });
}

/**
 * Makes drafts of tabs that are gone this tab's own, one a form, the newest first. Those of an open form wait: Sveltia CMS has looked for its
 * draft already, and would write over another.
 */
export async function takeOverDrafts(isOpen = (form: string) => form === formAtAddress()): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const tabs = new Set(held.map(({ name }) => name));
  await askStore("readwrite", (store) => {
    const reading: IDBRequest<Draft[]> = store.getAll();
    reading.onsuccess = () => {
      const drafts = reading.result.sort((one, other) => Number(other.timestamp) - Number(one.timestamp));
      const own = new Set(drafts.map(partsOf).flatMap(({ form, owner }) => (owner === tab ? form : [])));
      for (const draft of drafts) {
        const { form, name, owner = "" } = partsOf(draft);
        if (tabs.has(owner) || own.has(form) || isOpen(form)) continue;
        own.add(form);
        original.delete.call(store, [draft.collectionName, draft.slug]);
        original.put.call(store, { ...draft, slug: ofThisTab(name) });
      }
    };
    return reading;
  });
}

/** The forms that have a draft, `site/plans`, and whether this tab has one of it. */
export async function readDrafts(): Promise<Map<string, boolean>> {
  const keys = (await askStore("readonly", (store) => store.getAllKeys())) ?? [];
  const drafts = new Map<string, boolean>();
  for (const [collectionName, slug] of keys as [string, string][]) {
    const { form, owner } = partsOf({ collectionName, slug });
    drafts.set(form, drafts.get(form) || owner === tab);
  }
  return drafts;
}

/** Stores a form's draft of this tab, as Sveltia CMS would. */
export const writeDraft = (draft: Draft) => askStore("readwrite", (store) => store.put(draft));

/** Deletes all drafts, of all tabs. */
export const deleteDrafts = () => askStore("readwrite", (store) => store.clear());
