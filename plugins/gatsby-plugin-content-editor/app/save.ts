import { photosIn } from "../../gatsby-plugin-content-model/photos";
import { isUrl } from "../../gatsby-plugin-content-model/values";
import { photoFieldTexts, savingTexts as words } from "../texts";
import { checkForm, fieldLabel } from "./check";
import { type Conflict, isEqual, merge, settle } from "./data";
import type { Editing } from "./editing";
import { GitHubError } from "./github";
import { fieldOf } from "./store";
import { readYaml, writeYaml } from "./yaml";

/** Asks whose value is to stand where two people have changed the same; `undefined` saves nothing. */
export type Ask = (conflicts: readonly Conflict[], data: unknown) => Promise<("mine" | "theirs")[] | undefined>;

export type Outcome =
  | { kind: "saved" }
  /** The form has an error, which stands below its field. */
  | { kind: "invalid" }
  | { kind: "cancelled" }
  | { kind: "refused"; message: string; needsToken?: boolean };

/** How often a save is tried when somebody else saves at the same moment. */
const attempts = 4;

/**
 * Saves a form: puts its changes into the file as it is on the branch by now, checks the result as the build will, and commits it with its
 * new photos. Nothing is written unless all of it succeeds. What is typed meanwhile stays in the form as a draft.
 */
export async function saveForm({ site, github, store, pictures }: Editing, file: string, ask: Ask): Promise<Outcome> {
  const field = fieldOf(site.model.files, file);
  const draft = store.get().drafts.get(file);
  if (!draft) return { kind: "cancelled" };
  let { opened, data: mine } = draft;
  const namesIn = (data: unknown) => new Set(photosIn(site.model.files, { [file]: data }).map(({ name }) => name));
  /** The result of this save, with what was typed since. */
  const withTyped = (result: unknown) => {
    const typed = store.dataOf(file);
    return isEqual(typed, mine) ? result : merge(field, mine, typed, result).data;
  };
  let isSent = false;
  try {
    for (let attempt = 1; ; attempt++) {
      const branch = await github.readBranch();
      const text = branch.files.get(file)?.text ?? "";
      const theirs = readYaml(text) ?? undefined;
      if (theirs === undefined) return { kind: "refused", message: words.notSaved(words.unreadable) };

      const merged = merge(field, opened, mine, theirs);
      const choices = merged.conflicts.length > 0 ? await ask(merged.conflicts, merged.data) : [];
      if (!choices) return { kind: "cancelled" };
      const data = settle(merged.data, merged.conflicts, choices);
      // What was asked once is not asked again, whatever comes of the rest.
      store.setBranch(branch, { file, data: withTyped(data) });
      [opened, mine] = [theirs, data];

      const { errors, others, content } = checkForm(site, file, data, store.get().sources);
      if (errors.length + others.length > 0) return { kind: "invalid" };

      const additions = new Map<string, string | Blob>();
      const written = writeYaml(text, data);
      if (written !== text) additions.set(file, written);
      const there = namesIn(theirs);
      for (const name of namesIn(content?.[file] ?? data)) {
        if (isUrl(name) || there.has(name) || branch.files.has(name)) continue;
        const photo = await pictures.blobOf(name);
        if (!photo) return { kind: "refused", message: words.notSaved(photoFieldTexts.lost(name)) };
        additions.set(name, photo);
      }
      if (additions.size === 0) return { kind: "saved" };

      isSent = true;
      try {
        const message = words.commit(fieldLabel(site, file, []));
        const committed = await github.commit({ branch, message, additions });
        store.setBranch(committed, { file, data: withTyped(readYaml(written)) });
        void pictures.forget();
        return { kind: "saved" };
      } catch (error) {
        if (!(error instanceof GitHubError && error.kind === "moved") || attempt === attempts) throw error;
      }
    }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    // Of a commit, the error says itself what is certain.
    const message = isSent ? error.message : words.notSaved(error.message);
    return { kind: "refused", message, needsToken: error.kind === "token" };
  }
}
