import type { Sources } from "../../gatsby-plugin-content-model/check-sources";
import { type FieldPath, type Files, rootOf } from "../../gatsby-plugin-content-model/fields";
import { isEqual, setAt } from "./data";
import type { Branch, GitHub } from "./github";
import { draftPrefix as prefix, readJson, storedKeys, writeStored } from "./storage";
import { readYaml } from "./yaml";

/** What the owner has changed in a form and not saved. */
export interface Draft {
  /** The file's data when he began. */
  opened: unknown;
  /** The data as they stand in the form. */
  data: unknown;
  /** When he last changed it, as an ISO date. */
  changed: string;
}

/** All that the editor knows; the rest follows from it. */
export interface State {
  branch: Branch;
  /** The branch's YAML files. */
  branchSources: Sources;
  /** The data of the branch's files, by path below `data/`; none of a file whose YAML is broken. */
  saved: ReadonlyMap<string, unknown>;
  /** The files with which a form is checked: those of the branch, of one that has an error there the last that had none, if it is known. */
  sources: Sources;
  drafts: ReadonlyMap<string, Draft>;
  /** Addresses of the photos that have been read, by their name below `data/`. */
  photos: Readonly<Record<string, string>>;
  /** Whether the browser keeps the drafts; if not, they are lost with the tab. */
  isKept: boolean;
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const isYaml = (file: string) => /\.ya?ml$/i.test(file);

/** A stored draft; none if something else stands there. */
function readDraft(key: string): Draft | undefined {
  const draft = readJson(key) as Partial<Draft> | undefined;
  const isDraft = typeof draft?.opened === "object" && draft.opened && typeof draft.data === "object" && draft.data;
  return isDraft ? (draft as Draft) : undefined;
}

/** Holds the state, keeps the drafts in the browser's storage, and takes over what other tabs change there. */
export class Store {
  readonly #listeners = new Set<() => void>();
  readonly #lastValid = new Map<string, { broken: string; valid: string }>();
  #state: State;

  constructor(
    private readonly files: Files,
    branch: Branch,
  ) {
    this.#state = { ...this.of(branch), drafts: new Map(), photos: {}, isKept: true };
    this.readDrafts();
    addEventListener("storage", ({ key }) => {
      if (key === null || key.startsWith(prefix)) this.readDrafts();
    });
    // A page that was frozen, or left and come back to, has heard of nothing.
    addEventListener("pageshow", ({ persisted }) => persisted && this.readDrafts());
    document.addEventListener("resume", () => this.readDrafts());
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = () => this.#state;

  private set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  private readDrafts(): void {
    // What the browser does not keep is here alone.
    if (!this.#state.isKept) return;
    const drafts = storedKeys(prefix).flatMap((key) => {
      const file = key.slice(prefix.length);
      const draft = readDraft(key);
      return draft && file in this.files ? [[file, draft] as const] : [];
    });
    this.set({ drafts: new Map(drafts) });
  }

  private setDraft(file: string, draft: Draft | undefined): void {
    const drafts = new Map(this.#state.drafts);
    if (draft) drafts.set(file, draft);
    else drafts.delete(file);
    const isKept = writeStored(prefix + file, draft && JSON.stringify(draft));
    this.set({ drafts, isKept: isKept && (this.#state.isKept || drafts.size === 0) });
  }

  /** The data of a form; `undefined` of a file that can't be read. */
  dataOf(file: string): unknown {
    return this.#state.drafts.get(file)?.data ?? this.#state.saved.get(file);
  }

  /** Sets the data of a form that was opened with others; if they are the same, there is no draft. */
  private put(file: string, opened: unknown, data: unknown): void {
    this.setDraft(file, isEqual(opened, data) ? undefined : { opened, data, changed: new Date().toISOString() });
  }

  private openedOf(file: string): unknown {
    return this.#state.drafts.get(file)?.opened ?? this.#state.saved.get(file);
  }

  /** Sets one value of a form, as its field has it; `undefined` takes it out. */
  readonly change = (file: string, path: FieldPath, value: unknown): void => {
    this.put(file, this.openedOf(file), setAt(this.dataOf(file), path, value));
  };

  replace(file: string, data: unknown): void {
    this.put(file, this.openedOf(file), data);
  }

  discard(file: string): void {
    this.replace(file, this.openedOf(file));
  }

  /** Deletes all drafts, as this and every other tab forgets them. */
  discardAll(): void {
    for (const key of storedKeys(prefix)) writeStored(key, undefined);
    this.set({ drafts: new Map() });
  }

  private of(branch: Branch) {
    const textOf = (file: string) => branch.files.get(file)?.text ?? "";
    const branchSources = new Map([...branch.files.keys()].filter(isYaml).map((file) => [file, bytesOf(textOf(file))]));
    const read = Object.keys(this.files).map((file) => [file, readYaml(textOf(file))] as const);
    const saved = new Map(read.filter(([, data]) => typeof data === "object" && data !== null));
    const valid = [...this.#lastValid].flatMap(([file, { broken, valid }]) =>
      textOf(file) === broken ? [[file, bytesOf(valid)] as const] : [],
    );
    // The same map is checked once.
    const sources = valid.length > 0 ? new Map([...branchSources, ...valid]) : branchSources;
    return { branch, branchSources, saved, sources };
  }

  /** Takes over the branch as it is now. With a form's data, these are from now on what is changed in its file there. */
  setBranch(branch: Branch, form?: { file: string; data: unknown }): void {
    this.set(this.of(branch));
    if (form) this.put(form.file, this.#state.saved.get(form.file), form.data);
  }

  showPhoto(name: string, photo: Blob): void {
    this.set({ photos: { ...this.#state.photos, [name]: URL.createObjectURL(photo) } });
  }

  /** Takes the text that a file last had without an error, in place of the one that it has on the branch. */
  setLastValid(file: string, broken: string, valid: string): void {
    this.#lastValid.set(file, { broken, valid });
    this.set(this.of(this.#state.branch));
  }
}

/** Takes over what others have saved since the branch was last read. If it fails, the next save reads it. */
export async function refreshBranch(store: Store, github: GitHub): Promise<void> {
  const known = store.get().branch;
  const branch = await github.readBranch().catch(() => undefined);
  // Unless a save of this tab has read or made a newer one meanwhile.
  if (branch && branch.head !== known.head && store.get().branch === known) store.setBranch(branch);
}

export const fieldOf = (files: Files, file: string) => rootOf(files[file] as Files[string]);
