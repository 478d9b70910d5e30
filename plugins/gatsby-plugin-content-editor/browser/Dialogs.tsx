import { type ReactNode, useLayoutEffect, useRef } from "react";
import { titleOf } from "../../gatsby-plugin-content-model/fields";
import { differences } from "../../gatsby-plugin-content-model/values";
import type { EditorSite, EditorTexts } from "./site";

/** Formats a value for the owner; a list or an object as its texts, one per line. */
function inWords(value: unknown, { nothing, yes, no }: EditorTexts["table"]): string {
  if (value === undefined || value === null || value === "") return nothing;
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value !== "object") return String(value);
  return Object.values(value)
    .map((child) => inWords(child, { nothing, yes, no } as EditorTexts["table"]))
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

/**
 * Styles of the dialogs, the panel and the sign-in page, in Decap's colours. On a wide screen the panel is in a free part of
 * Decap's toolbar. The last rules make the whole header of a group open it, not its arrow alone.
 */
export const styles = `
.editor-dialog { width: min(60rem, 92vw); max-height: 86vh; box-sizing: border-box; padding: 24px; border: 0; border-radius: 8px;
  color: #313d3e; font: 15px/1.45 system-ui, sans-serif; box-shadow: 0 12px 48px rgb(0 0 0 / 35%); }
.editor-dialog::backdrop { background: rgb(14 20 40 / 55%); }
.editor-dialog h2 { margin: 0 0 8px; font-size: 20px; font-weight: 600; }
.editor-dialog h3 { margin: 20px 0 4px; font-size: 16px; font-weight: 600; }
.editor-dialog table { width: 100%; margin: 12px 0; border-collapse: collapse; table-layout: fixed; }
.editor-dialog th, .editor-dialog td { padding: 8px 10px; border-top: 1px solid #dfdfe3; text-align: left; vertical-align: top;
  overflow-wrap: anywhere; white-space: pre-line; }
.editor-dialog th { font-weight: 600; }
.editor-dialog td:nth-child(2) { background: #fff1f0; }
.editor-dialog td:nth-child(3) { background: #effaf1; }
.editor-dialog ul { margin: 8px 0; padding-left: 20px; }
.editor-dialog li { margin: 4px 0; }
.editor-actions { display: flex; flex-wrap: wrap; gap: 12px; justify-content: flex-end; margin-top: 16px; }
.editor-dialog button, .editor-panel button, .editor-panel a { padding: 8px 14px; border: 1px solid #798291; border-radius: 5px; color: #313d3e;
  background: #fff; font: 500 14px/1.3 system-ui, sans-serif; text-decoration: none; cursor: pointer; }
.editor-dialog button.main { border-color: #17753d; color: #fff; background: #17753d; }
.editor-dialog button.link { padding: 0; border: 0; color: #1f50d6; background: none; text-decoration: underline; text-align: left; }
.editor-panel { position: fixed; z-index: 1000; right: 16px; bottom: 16px; display: flex; gap: 8px; padding: 8px; border-radius: 8px; background: #fff;
  box-shadow: 0 2px 12px rgb(0 0 0 / 25%); }
@media (min-width: 1200px) {
  .editor-panel { top: 5px; right: 430px; bottom: auto; box-shadow: none; }
}
.editor-sign-in { position: fixed; inset: auto 0 calc(50vh + 180px); padding: 0 24px; color: #313d3e; font: 17px/1.5 system-ui, sans-serif; text-align: center; }
.editor-sign-in h1 { margin: 0 0 8px; font-size: 26px; font-weight: 600; }
.editor-sign-in p { max-width: 36rem; margin: auto; }
@media (max-height: 720px) {
  .editor-sign-in { inset: 8px 0 auto; }
  .editor-sign-in h1 { font-size: 18px; }
  .editor-sign-in:not([hidden]) ~ * img { display: none; }
}
.editor-dialog h2:focus-visible { outline: none; }
.editor-dialog :focus-visible, .editor-panel :focus-visible { outline: 3px solid #1f50d6; outline-offset: 2px; }
:has(> [data-testid="expand-button"]) { position: relative; flex: 1; }
[data-testid="expand-button"]::after { content: ""; position: absolute; inset: -14px 0; }
`;
