import { valuesIn } from "../../gatsby-plugin-content-model/values";
import { draftTexts, historyTexts as words } from "../texts";
import { firstLine } from "./config";
import { ask } from "./dialog";
import { separateTabs, writeDraft } from "./draft-store";
import { placeKey } from "./list-entries";
import type { Data } from "./plain-data";

/*
 * When Sveltia CMS stores the draft of a form, and how a form is filled with other values. Sveltia fills a form only with its draft, which it
 * looks for when it opens the form, so that takes four steps: `fillForm` keeps the values in the tab's storage, and loads the page again, since
 * Sveltia would delete a draft of the open form if nothing was changed there; `finishFilling`, before Sveltia starts, stores them as the form's draft,
 * and presses 'Restaurar' where Sveltia offers it.
 */

/** Milliseconds without a change after which Sveltia CMS stores a draft. */
const pause = 500;

/** The longest time, in ms, that a change stays unstored while one types without a pause. */
const longest = 1000;

/** Key, in the tab's storage, of what is to fill a form. */
const storageKey = "editor.filled-form";

/** A form, `site/plans`, its address, and its values. */
interface Filling {
  form: string;
  address: string;
  data: Data;
}

/** Sveltia's hash of its configuration. */
async function versionOfConfiguration(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(firstLine));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Loads the page again, and fills the open form. */
export function fillForm(form: string, data: Data): void {
  const filling: Filling = { form, address: location.hash, data };
  sessionStorage.setItem(storageKey, JSON.stringify(filling));
  location.reload();
}

/** Fills the form for which the page was loaded again, if it was. */
export async function finishFilling(): Promise<void> {
  const { form = "", address, data }: Partial<Filling> = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  sessionStorage.removeItem(storageKey);
  if (!data || address !== location.hash) return;
  const [collectionName = "", slug = ""] = form.split("/");
  // Without the places of entries, which are those in another text.
  const values = [...valuesIn(data)].filter(([path, value]) => typeof value !== "object" && path.at(-1) !== placeKey);
  await writeDraft({
    collectionName,
    slug,
    timestamp: new Date(),
    cmsConfigVersion: await versionOfConfiguration(),
    currentLocales: { _default: true },
    currentSlugs: { _: slug },
    currentValues: { _default: Object.fromEntries(values.map(([path, value]) => [path.join("."), value])) },
    files: {},
    pendingEntries: [],
  });
  const observer = new MutationObserver(() => {
    const button = document.querySelector<HTMLElement>(`button[data-label="${words.restore}"]`);
    const isElsewhere = location.hash !== address;
    if (!button && !isElsewhere) return;
    observer.disconnect();
    if (!isElsewhere) button?.click();
  });
  // Its label may come later than the button: Sveltia CMS speaks English until its texts are loaded.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-label"] });
}

/**
 * Keeps a draft until it is saved or discarded. Sveltia CMS knows its configuration by a hash, and drops a draft of another; the hash is
 * made the same for all, since a save here takes of a draft what the file's model still has.
 *
 * @returns `store` and `forget` of `storeSoon`
 */
export function keepDrafts() {
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  crypto.subtle.digest = (algorithm, data) => {
    const begin = new TextDecoder().decode(data).slice(0, firstLine.length);
    return digest(algorithm, begin === firstLine ? new TextEncoder().encode(firstLine) : data);
  };
  const { conclude, ...drafts } = storeSoon();
  separateTabs(conclude);
  return drafts;
}

/**
 * Stores a change without waiting for a pause: once a second while one types, and when the page is hidden or closed.
 *
 * @returns `store`, which stores what is not yet, before the form is left, `forget`, after which that is not stored: it has been saved, and
 * `conclude`, which is told whether a draft was stored
 */
export function storeSoon() {
  /** What Sveltia CMS does after the pause, while a change waits for it, and since when one waits. */
  let pending: (() => void) | undefined;
  let since = 0;
  /** Whether the device had no room for the last draft. */
  let isRefused = false;

  const setTimer = window.setTimeout;
  window.setTimeout = ((run: () => unknown, time?: number, ...rest: unknown[]) => {
    // In release 0.221.1, only its lists have this time, too: what is typed there, to find an option, is forgotten after it.
    if (time !== pause || rest.length > 0) return setTimer(run, time, ...rest);
    if (!pending) since = Date.now();
    const storing = () => {
      pending = undefined;
      run();
    };
    pending = storing;
    return setTimer(storing, Math.min(pause, Math.max(0, since + longest - Date.now())));
  }) as typeof window.setTimeout;

  const store = () => pending?.();
  document.addEventListener("visibilitychange", store);
  addEventListener("beforeunload", (event) => {
    // The browser then asks whether to leave, while the draft is stored.
    if (pending || isRefused) event.preventDefault();
    store();
  });
  const forget = () => {
    pending = undefined;
    isRefused = false;
  };
  const conclude = (isStored: boolean) => {
    if (!isStored && !isRefused) void ask(draftTexts.noRoom);
    isRefused = !isStored;
  };
  return { store, forget, conclude };
}
