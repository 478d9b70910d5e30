import { stringify } from "yaml";
import { type FieldPath, titleOf } from "../../gatsby-plugin-content-model/fields";
import type { FieldProblem } from "../../gatsby-plugin-content-model/options";
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

/** Shows a dialog, and resolves to the value of the pressed button; Escape is an empty value. */
function ask(title: string, content: Node, choices: Record<string, string>): Promise<string> {
  const dialog = element("dialog", element("h2", title), content) as HTMLDialogElement;
  dialog.setAttribute("aria-label", title);
  const buttons = Object.entries(choices).map(([value, label]) => Object.assign(element("button", label), { value }));
  dialog.append(Object.assign(element("form", ...buttons), { method: "dialog" }));
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}

const labelOf = ({ files }: EditorSite, file: string) => files.find((each) => each.file === file)?.label ?? file;

/** Label of a field, `Planos › “Básico” › Preço`; empty for a problem that concerns no field. */
function fieldLabel({ model }: EditorSite, file: string, path: FieldPath, data: object): string {
  const schema = model.files[file];
  return schema && path.length > 0 ? titleOf(schema, path, data) : "";
}

/** Shows the fields that two versions changed differently; resolves to whether the owner's shall be written. */
export async function chooseVersion(
  site: EditorSite,
  file: string,
  conflicts: readonly Conflict[],
  mine: object,
): Promise<boolean> {
  const { conflict: words } = site.texts;
  const row = (kind: string, field: string, ...cells: string[]) =>
    element("tr", element("th", field), ...cells.map((cell) => element(kind, cell)));
  /** Formats a value for the owner; a list or an object as YAML. */
  const inWords = (value: unknown) =>
    typeof value === "object" ? stringify(value) : String(value ?? "") || words.nothing;
  const table = element(
    "table",
    row("th", words.field, words.theirs, words.mine),
    ...conflicts.map(({ path, ...versions }) =>
      row("td", fieldLabel(site, file, path, mine), inWords(versions.theirs), inWords(versions.mine)),
    ),
  );
  const choices = { mine: words.keepMine, theirs: words.keepTheirs };
  const content = element("div", element("p", words.intro), table);
  return (await ask(words.title(labelOf(site, file)), content, choices)) === "mine";
}

/** Shows the problems of these texts that blocked the save. */
export function showProblems(site: EditorSite, problems: readonly FieldProblem[], texts: Texts): void {
  const { problems: words } = site.texts;
  const items = problems.map(({ file, path, message }) => {
    const field = fieldLabel(site, file, path, readableYaml(texts.get(file) ?? ""));
    return element("li", `${[labelOf(site, file), field].filter(Boolean).join(" › ")}: ${message}`);
  });
  void ask(words.title, element("ul", ...items), { "": words.close });
}
