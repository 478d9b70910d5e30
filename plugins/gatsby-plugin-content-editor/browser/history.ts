import type { Files } from "../../gatsby-plugin-content-model/fields";
import { historyTexts as words } from "../texts";
import { textProblems } from "./check";
import { formAtAddress, nameOf, sourceKey } from "./config";
import { ask, closingButton, openDialog } from "./dialog";
import { readDrafts } from "./draft-store";
import { fillForm } from "./drafts";
import { describeVersions } from "./field-changes";
import { readVersions } from "./github";
import type { Data } from "./plain-data";
import type { EditorSite } from "./site";
import { readYaml } from "./yaml-text";

/* The last saves of a form's file, in place of Sveltia's panel, which leads to GitHub. */

/** How many are listed. */
const count = 10;

const dates = new Intl.DateTimeFormat("pt-BR", { dateStyle: "medium", timeStyle: "short" });

const paragraph = (text: string) => Object.assign(document.createElement("p"), { textContent: text });

/**
 * Lists the last saves of a form's file. The version that the owner goes back to becomes the form's draft, which he sees and saves as any
 * change.
 *
 * @param formData makes the data of a file's form from a text
 */
export function offerVersions(site: EditorSite, formData: (file: string, text: string) => Data): void {
  /** The last versions of a file, without those that a form can't hold, and whether there are others before them. */
  async function readableVersions(file: string) {
    const versions = await readVersions(file, count + 1);
    const readable = versions.flatMap(({ text, ...each }) =>
      text && textProblems(site, file, text).length === 0 ? [{ ...each, text, data: readYaml(text) }] : [],
    );
    const hasMore = versions.length > count || readable.at(-1)?.text !== versions.at(-1)?.text;
    return { readable, hasMore };
  }

  async function goBack(form: string, date: string, changes: string[], data: Data): Promise<void> {
    const hasDraft = (await readDrafts()).get(form) ?? false;
    if (await ask(words.confirm(date, changes, hasDraft), words.agree)) fillForm(form, data);
  }

  async function showVersions(file: string, form: string): Promise<void> {
    const list = document.createElement("ol");
    list.append(paragraph(words.loading));
    const answer = openDialog("dialog", words.title, list, closingButton("", words.close));
    const found = await readableVersions(file).catch((error: Error) => error.message);
    if (typeof found === "string") {
      list.replaceChildren(paragraph(found));
      return;
    }
    const { readable, hasMore } = found;
    const described = describeVersions(site.model.files[file] as Files[string], readable, hasMore);
    const rows = described.map(({ version, changes, effects }, index) => {
      const row = document.createElement("li");
      row.append(
        paragraph(words.version(dates.format(version.date), version.author)),
        paragraph(changes?.join("\n") ?? words.first),
        effects.length > 0 ? closingButton(`${index}`, words.back) : paragraph(words.present),
      );
      return row;
    });
    list.replaceChildren(...(rows.length > 0 ? rows : [paragraph(words.none)]));
    const { version, effects } = described[Number((await answer) || -1)] ?? {};
    if (!version || !effects) return;
    const data = { ...formData(file, version.text), [sourceKey]: readable[0]?.text };
    await goBack(form, dates.format(version.date), effects, data);
  }

  // In the menu of a phone, or an icon beside the form.
  const instead = (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[role="menuitem"], [role="radio"]');
    if ((pressed?.getAttribute("aria-label") ?? pressed?.textContent)?.trim() !== words.title) return;
    const form = formAtAddress();
    const file = site.files.find((each) => `${each.group}/${nameOf(each.file)}` === form)?.file;
    if (!form || !file) return;
    event.stopPropagation();
    event.preventDefault();
    pressed?.closest("dialog")?.click();
    void showVersions(file, form);
  };
  addEventListener("click", instead, true);
}
