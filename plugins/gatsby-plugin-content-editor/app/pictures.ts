import type { GitHub } from "./github";
import type { Store } from "./store";

/** Name of the browser's cache that keeps new photos until they are saved. */
const cacheName = "editor.photos";

const keyOf = (name: string) => `/admin/photos/${encodeURIComponent(name)}`;

/** The browser's cache; `undefined` where it is refused, as in some private windows. */
const openCache = (): Promise<Cache | undefined> =>
  "caches" in globalThis ? caches.open(cacheName).catch(() => undefined) : Promise.resolve(undefined);

/** The owner's photos, by their name below `data/`: those on the branch, and new ones that are not saved yet. */
export class Pictures {
  readonly #github: GitHub;
  readonly #store: Store;
  readonly #blobs = new Map<string, Promise<Blob | undefined>>();
  readonly #listeners = new Set<() => void>();
  #addresses: Readonly<Record<string, string>> = {};

  constructor(github: GitHub, store: Store) {
    this.#github = github;
    this.#store = store;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Addresses of the photos that have been read. */
  readonly get = () => this.#addresses;

  private show(name: string, blob: Blob): void {
    this.#addresses = { ...this.#addresses, [name]: URL.createObjectURL(blob) };
    for (const listener of this.#listeners) listener();
  }

  async add(name: string, blob: Blob): Promise<void> {
    this.#blobs.set(name, Promise.resolve(blob));
    this.show(name, blob);
    const cache = await openCache();
    await cache?.put(keyOf(name), new Response(blob)).catch(() => {});
  }

  /** Reads a photo, so that its address is known. */
  need(name: string): void {
    if (name in this.#addresses || this.#blobs.has(name)) return;
    const reading = this.blobOf(name);
    this.#blobs.set(name, reading);
    reading
      .then((blob) => blob && this.show(name, blob))
      // Asked again when it is needed next.
      .catch(() => this.#blobs.delete(name));
  }

  /** The bytes of a photo; `undefined` if it is neither on the branch nor new. */
  async blobOf(name: string): Promise<Blob | undefined> {
    const known = await this.#blobs.get(name)?.catch(() => undefined);
    if (known) return known;
    const cache = await openCache();
    const kept = await cache?.match(keyOf(name));
    if (kept) return kept.blob();
    const there = this.#store.get().branch.files.get(name);
    return there && this.#github.readBlob(there.oid);
  }

  /** Deletes the new photos once no draft is left that may name them. */
  async forget(): Promise<void> {
    if (this.#store.get().drafts.size === 0 && "caches" in globalThis)
      await caches.delete(cacheName).catch(() => false);
  }
}
