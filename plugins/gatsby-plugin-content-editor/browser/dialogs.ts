import { stringify } from "yaml";
import { type FieldPath, titleOf } from "../../gatsby-plugin-content-model/fields";
import type { FieldProblem } from "../../gatsby-plugin-content-model/problems";
import { dialogTexts as words } from "../texts";
import type { Texts } from "./check";
import { readableYaml } from "./rewrite-yaml";
import type { Conflict } from "./saving";
import type { EditorSite } from "./site";

/* The dialogs of a save. */

/** Creates an element with children. */
function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement(name);
  created.append(...children);
  return created;
}

/** Shows a list in a dialog, and resolves to whether the first button was pressed. */
function ask(title: string, items: string[], ...buttons: string[]): Promise<boolean> {
  const list = element("ul", ...items.map((item) => element("li", item)));
  const choices = buttons.map((label, index) => Object.assign(element("button", label), { value: index }));
  const form = Object.assign(element("form", ...choices), { method: "dialog" });
  const dialog = element("dialog", element("h2", title), list, form) as HTMLDialogElement;
  dialog.setAttribute("aria-label", title);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "0");
    });
  });
}

const labelOf = ({ files }: EditorSite, file: string) => files.find((each) => each.file === file)?.label ?? file;

/** Label of a field, `Planos › “Básico” › Preço`; empty for a problem that concerns no field. */
function fieldLabel({ model }: EditorSite, file: string, path: FieldPath, data: object): string {
  const schema = model.files[file];
  return schema && path.length > 0 ? titleOf(schema, path, data) : "";
}

/** Formats a value for the owner; a list or an object as YAML. */
const inWords = (value: unknown) =>
  typeof value === "object" ? stringify(value) : String(value ?? "") || words.nothing;

/** Shows the fields that two versions changed differently; resolves to whether the owner's shall be written. */
export function chooseMine(site: EditorSite, file: string, conflicts: Conflict[], data: object): Promise<boolean> {
  const items = conflicts.map(({ path, theirs, mine }) =>
    words.versions(fieldLabel(site, file, path, data), inWords(theirs), inWords(mine)),
  );
  return ask(words.conflict(labelOf(site, file)), items, words.keepMine, words.keepTheirs);
}

/** Shows the problems of these texts that blocked the save. */
export function showProblems(site: EditorSite, problems: readonly FieldProblem[], texts: Texts): void {
  const items = problems.map(({ file, path, message }) => {
    const field = fieldLabel(site, file, path, readableYaml(texts.get(file) ?? ""));
    return `${[labelOf(site, file), field].filter(Boolean).join(" › ")}: ${message}`;
  });
  void ask(words.problems, items, words.close);
}
