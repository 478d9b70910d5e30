import type { Files } from "../../gatsby-plugin-content-model/fields";
import { historyTexts as words } from "../texts";
import { formAtAddress, nameOf, sourceKey } from "./config";
import { ask, closingButton, openDialog } from "./dialog";
import { readDrafts } from "./draft-store";
import { fillForm } from "./drafts";
import { describeChanges } from "./field-changes";
import { readVersions } from "./github";
import type { Data } from "./plain-data";
import type { EditorSite } from "./site";
import { readYaml } from "./yaml-text";

/* The last saves of a form's file, in place of Sveltia's panel, which leads to GitHub. */

/** How many are listed. */
const count = 10;

const dates = new Intl.DateTimeFormat("pt-BR", { dateStyle: "medium", timeStyle: "short" });

const paragraph = (text: string) => Object.assign(document.createElement("p"), { textContent: text });

/** The last versions of a file, without those that a form can't hold, and whether there are earlier ones. */
async function readableVersions(file: string) {
  const versions = await readVersions(file, count + 1);
  const readable = versions.flatMap((version) => {
    try {
      return [{ ...version, data: readYaml(version.text) }];
    } catch {
      return [];
    }
  });
  return { readable, hasMore: versions.length > count };
}

/**
 * Lists the last saves of a form's file. The version that the owner goes back to becomes the form's draft, which he sees and saves as any
 * change.
 *
 * @param open makes the data of a file's form from a text
 */
export function offerVersions({ model, files }: EditorSite, open: (file: string, text: string) => Data): void {
  async function goBack(form: string, date: string, changes: string[], data: Data): Promise<void> {
    const hasDraft = (await readDrafts()).get(form) ?? false;
    if (await ask(words.confirm(date, changes, hasDraft), words.agree)) fillForm(form, data);
  }

  async function showVersions(file: string, form: string): Promise<void> {
    const list = document.createElement("ol");
    list.append(paragraph(words.loading));
    const answer = openDialog("dialog", words.title, list, closingButton("", words.close));
    const found = await readableVersions(file).catch((error: Error) => error.message);
    if (typeof found === "string" || !found.readable[0]) {
      list.replaceChildren(paragraph(typeof found === "string" ? found : words.none));
      return;
    }
    const { readable, hasMore } = found;
    const { data: present, text: source } = found.readable[0];
    const versions = readable.map((version, index) => ({
      ...version,
      date: dates.format(version.date),
      changes: describeChanges(model.files[file] as Files[string], readable[index + 1]?.data, version.data),
      effects: describeChanges(model.files[file] as Files[string], present, version.data),
    }));
    // Of the last, what it changed is known only if it is the first.
    const rows = versions.slice(0, hasMore ? -1 : undefined).map(({ date, author, changes, effects }, index) => {
      const row = document.createElement("li");
      const isFirst = readable[index + 1] === undefined;
      row.append(
        paragraph(words.version(date, author)),
        paragraph(isFirst ? words.first : changes.join("\n")),
        effects.length > 0 ? closingButton(`${index}`, words.back) : paragraph(words.present),
      );
      return row;
    });
    list.replaceChildren(...rows.filter((_, index) => versions[index]?.changes.length));
    const chosen = versions[Number((await answer) || -1)];
    if (chosen) await goBack(form, chosen.date, chosen.effects, { ...open(file, chosen.text), [sourceKey]: source });
  }

  // In the menu of a phone, or an icon beside the form.
  const instead = (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[role="menuitem"], [role="radio"]');
    if ((pressed?.getAttribute("aria-label") ?? pressed?.textContent)?.trim() !== words.title) return;
    const form = formAtAddress();
    const file = files.find((each) => `${each.group}/${nameOf(each.file)}` === form)?.file;
    if (!form || !file) return;
    event.stopPropagation();
    event.preventDefault();
    pressed?.closest("dialog")?.click();
    void showVersions(file, form);
  };
  addEventListener("click", instead, true);
}
