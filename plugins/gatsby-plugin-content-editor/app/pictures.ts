import type { GitHub } from "./github";
import type { Store } from "./store";

/** Name of the browser's cache that keeps new photos until they are saved. */
const cacheName = "editor.photos";

const keyOf = (name: string) => `/admin/photos/${encodeURIComponent(name)}`;

/** The browser's cache; `undefined` where it is refused, as in some private windows. */
const openCache = (): Promise<Cache | undefined> =>
  "caches" in globalThis ? caches.open(cacheName).catch(() => undefined) : Promise.resolve(undefined);

/** Reads the owner's photos, by their name below `data/`: those on the branch, and new ones, which it keeps until they are saved. */
export class Pictures {
  readonly #blobs = new Map<string, Promise<Blob | undefined>>();

  constructor(
    private readonly github: GitHub,
    private readonly store: Store,
  ) {}

  async add(name: string, blob: Blob): Promise<void> {
    this.#blobs.set(name, Promise.resolve(blob));
    this.store.showPhoto(name, blob);
    const cache = await openCache();
    await cache?.put(keyOf(name), new Response(blob)).catch(() => {});
  }

  /** Reads a photo, so that its address is known. */
  need(name: string): void {
    if (this.#blobs.has(name)) return;
    const reading = this.blobOf(name);
    this.#blobs.set(name, reading);
    reading
      .then((blob) => blob && this.store.showPhoto(name, blob))
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
    const there = this.store.get().branch.files.get(name);
    return there && this.github.readBlob(there.oid);
  }

  /** Deletes the new photos once no draft is left that may name them. */
  async forget(): Promise<void> {
    if (this.store.get().drafts.size === 0 && "caches" in globalThis) await caches.delete(cacheName).catch(() => false);
  }
}
