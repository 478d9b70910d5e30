import { stringify } from "yaml";
import { type FieldPath, titleOf } from "../../gatsby-plugin-content-model/fields";
import { readableYaml } from "./rewrite-yaml";
import type { SavingDialogs } from "./saving";
import type { EditorSite } from "./site";

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
  const form = Object.assign(element("form", ...buttons), { method: "dialog" });
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}

/** Formats a value for the owner; a list or an object as YAML. */
const inWords = (value: unknown, nothing: string) =>
  typeof value === "object" ? stringify(value) : String(value ?? "") || nothing;

/** The dialogs of a save. */
export function savingDialogs({ model, files, texts }: EditorSite): SavingDialogs {
  const { conflict, problems } = texts;
  const labelOf = (file: string) => files.find((each) => each.file === file)?.label ?? file;
  /** Label of a field, `Planos › “Básico” › Preço`; empty for a problem that concerns no field. */
  const titleIn = (file: string, path: FieldPath, data: object) => {
    const schema = model.files[file];
    return schema && path.length > 0 ? titleOf(schema, path, data) : "";
  };
  return {
    texts: texts.saving,
    async resolveConflicts(file, conflicts, mine) {
      const rows = conflicts.map((each) => {
        const versions = [each.theirs, each.mine].map((value) => element("td", inWords(value, conflict.nothing)));
        return element("tr", element("th", titleIn(file, each.path, mine)), ...versions);
      });
      const head = element(
        "tr",
        ...[conflict.field, conflict.theirs, conflict.mine].map((name) => element("th", name)),
      );
      const table = element("table", element("thead", head), element("tbody", ...rows));
      const choices = { mine: conflict.keepMine, theirs: conflict.keepTheirs };
      const content = element("div", element("p", conflict.intro), table);
      return (await ask(conflict.title(labelOf(file)), content, choices)) === "mine";
    },
    showProblems(found, contents) {
      const items = found.map(({ file, path, message }) => {
        const field = titleIn(file, path, readableYaml(contents.get(file) ?? ""));
        return element("li", `${[labelOf(file), field].filter(Boolean).join(" › ")}: ${message}`);
      });
      void ask(problems.title, element("ul", ...items), { "": problems.close });
    },
  };
}
