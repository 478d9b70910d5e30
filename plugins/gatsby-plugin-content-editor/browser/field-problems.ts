import type { CustomFieldControlProps } from "@sveltia/cms";
import type { Problem } from "../../gatsby-plugin-content-model/problems";
import { checkInForms, textOfForm } from "./check";
import { folder } from "./config";
import type { EditorSite } from "./site";

/** How long, in ms, nothing is typed before the form is checked. */
const pause = 500;

/** A text in CSS. */
const quoted = (text: string) => JSON.stringify(text).replaceAll("\\n", "\\a ");

/** Styles that write each problem of a file below its field. */
export const problemStyles = (problems: readonly Problem[], file: string): string =>
  problems
    .filter((each) => each.file === file)
    .map(
      ({ path, message }) =>
        `[data-key-path="${path.join(".")}"] > .field-wrapper::after { content: ${quoted(message)} }`,
    )
    .join("\n");

/**
 * Writes below each field of the open form, in the styles, what the build's check says of it. Each form has a field that shows nothing and is drawn at each
 * change: by it, Sveltia CMS tells what stands in the form.
 *
 * @param texts the files as they are stored
 * @returns the control of that field
 */
export function problemsControl(
  site: EditorSite,
  texts: ReadonlyMap<string, string>,
): (props: CustomFieldControlProps) => null {
  const style = document.head.appendChild(document.createElement("style"));
  let shown = "";
  let timer = 0;

  const check = (file: string, entry: NonNullable<CustomFieldControlProps["entry"]>) => {
    const text = textOfForm(site, file, entry.get("data").toJS());
    const { problems } = checkInForms(site, new Map([...texts, [file, text]]));
    style.textContent = problemStyles(problems, file);
  };

  return ({ entry }) => {
    const file = entry?.get("path").slice(folder.length) ?? "";
    if (file !== shown) style.textContent = "";
    shown = file;
    clearTimeout(timer);
    if (entry) timer = window.setTimeout(check, pause, file, entry);
    return null;
  };
}
