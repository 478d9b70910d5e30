import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import { checkInForms, textOfForm } from "./check";
import { checkField, folder } from "./config";
import type { EditorSite } from "./site";

/** How long, in ms, nothing is typed before the form is checked. */
const pause = 500;

/** A text in CSS. */
const quoted = (text: string) => JSON.stringify(text).replaceAll("\\n", "\\a ");

/**
 * Writes below each field of the open form, in the styles, what the build's check says of it. Each form has a field that shows nothing and is drawn at each
 * change: by it, Sveltia CMS tells what stands in the form.
 *
 * @param texts the files as they are stored
 */
export function showProblems(site: EditorSite, texts: ReadonlyMap<string, string>): void {
  const style = document.head.appendChild(document.createElement("style"));
  let shown = "";
  let timer = 0;

  const check = (file: string, entry: NonNullable<CustomFieldControlProps["entry"]>) => {
    const text = textOfForm(site, file, entry.get("data").toJS());
    const { problems } = checkInForms(site, new Map([...texts, [file, text]]));
    style.textContent = problems
      .filter((each) => each.file === file)
      .map(
        ({ path, message }) =>
          `[data-key-path="${path.join(".")}"] > .field-wrapper::after { content: ${quoted(message)} }`,
      )
      .join("\n");
  };

  CMS.registerFieldType(checkField.widget, ({ entry }) => {
    const file = entry?.get("path").slice(folder.length) ?? "";
    if (file !== shown) style.textContent = "";
    shown = file;
    clearTimeout(timer);
    if (entry) timer = window.setTimeout(check, pause, file, entry);
    return null;
  });
}
