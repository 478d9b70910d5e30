import type { CustomFieldControlProps } from "@sveltia/cms";
import type { FieldPath } from "../../gatsby-plugin-content-model/fields";
import type { Problem } from "../../gatsby-plugin-content-model/problems";
import { valueAt, valuesIn } from "../../gatsby-plugin-content-model/values";
import { historyTexts } from "../texts";
import { checkInForms, textOfForm } from "./check";
import { folder } from "./config";
import { showField } from "./show-field";
import type { EditorSite } from "./site";
import { readYaml } from "./yaml-text";

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

/** Path of the first value that another lacks, or has otherwise. */
const firstOther = (value: unknown, other: unknown): FieldPath | undefined =>
  [...valuesIn(value)].find(
    ([path, each]) => typeof each !== "object" && String(each) !== String(valueAt(other, path) ?? ""),
  )?.[0];

/** Path of the first value of a form that differs from the stored file's, or else of what the form lacks: of an entry, its list's. */
export function firstChange(stored: unknown, edited: unknown): FieldPath | undefined {
  const changed = firstOther(edited, stored);
  const removed = changed ? undefined : firstOther(stored, edited);
  const entry = removed?.findIndex(
    (key, index) => typeof key === "number" && valueAt(edited, removed.slice(0, index + 1)) === undefined,
  );
  return changed ?? removed?.slice(0, entry === -1 ? undefined : entry);
}

/**
 * Writes below each field of the open form, in the styles, what the build's check says of it, and moves the form to what a restored draft changes. Each form has a field that shows nothing and is drawn at each
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
  let isRestored = false;
  const restore = ({ target }: Event) => {
    isRestored ||= (target as Element).closest(`button[data-label="${historyTexts.restore}"]`) !== null;
  };
  addEventListener("click", restore, true);

  const check = (file: string, entry: NonNullable<CustomFieldControlProps["entry"]>) => {
    const text = textOfForm(site, file, entry.get("data").toJS());
    const { problems } = checkInForms(site, new Map([...texts, [file, text]]));
    style.textContent = problemStyles(problems, file);
    const change = isRestored && firstChange(readYaml(texts.get(file) ?? ""), JSON.parse(text));
    // Sveltia CMS fills the form only once its dialog has faded.
    if (!change) return;
    isRestored = false;
    void showField(change);
  };

  return ({ entry }) => {
    const file = entry?.get("path").slice(folder.length) ?? "";
    if (file !== shown) {
      style.textContent = "";
      isRestored = false;
    }
    shown = file;
    clearTimeout(timer);
    if (entry) timer = window.setTimeout(check, pause, file, entry);
    return null;
  };
}
