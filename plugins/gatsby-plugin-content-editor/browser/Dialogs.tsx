import { type ReactNode, useLayoutEffect, useRef } from "react";
import { titleOf } from "../../gatsby-plugin-content-model/fields";
import { differences } from "../../gatsby-plugin-content-model/values";
import type { EditorSite, EditorTexts } from "./site";

/** Formats a value for the owner; a list or an object as its texts, one per line. */
function inWords(value: unknown, words: Pick<EditorTexts["table"], "nothing" | "yes" | "no">): string {
  const { nothing, yes, no } = words;
  if (value === undefined || value === null || value === "") return nothing;
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value !== "object") return String(value);
  return Object.values(value)
    .map((child) => inWords(child, words))
    .join("\n");
}

interface ChangesProps {
  site: Pick<EditorSite, "model" | "texts">;
  file: string;
  before: object;
  after: object;
  /** Headings of the two columns. */
  headings: { before: string; after: string };
}

/** A table of the fields that differ between two versions of a file. */
export function Changes({ site, file, before, after, headings }: ChangesProps) {
  const { table } = site.texts;
  const schema = site.model.files[file];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{table.field}</th>
          <th scope="col">{headings.before}</th>
          <th scope="col">{headings.after}</th>
        </tr>
      </thead>
      <tbody>
        {differences(before, after).map((change) => (
          <tr key={change.path.join(".")}>
            <th scope="row">{schema && titleOf(schema, change.path, change.after === undefined ? before : after)}</th>
            <td>{inWords(change.before, table)}</td>
            <td>{inWords(change.after, table)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A dialog above Decap's page; Escape closes it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    // Otherwise it would open scrolled down to its first button, below a long table. React's `autoFocus` is for controls only.
    if (heading.current) heading.current.autofocus = true;
    element?.showModal();
    // Returns the focus to where it was. An effect without `Layout` would run after React has removed the element.
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="editor-dialog" aria-label={title} onClose={onClose}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
