import { createContext, useContext } from "react";

/** What a form holds, by field name. */
export type Fields = Record<string, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What the visitor has written into a form and not sent, while he is on other pages. In memory only. Belongs to the page shell
 * (`layout/Layout.tsx`), which outlives the form.
 */
export class Drafts {
  /** The form on the page, if there is one. */
  private shown: HTMLFormElement | undefined;
  /** In the order in which they are restored: what the visitor left, then what could not be delivered. */
  private readonly waiting: Fields[] = [];

  /** A form has come onto the page: restores what waits for one. */
  open(form: HTMLFormElement): void {
    this.shown = form;
    for (const fields of this.waiting.splice(0)) restore(form, fields);
  }

  /** The form is leaving the page. `left` is what is written in it, unless that is on its way. */
  close(left: Fields | undefined): void {
    this.shown = undefined;
    if (left) this.waiting.unshift(left);
  }

  /** Whether a form is the one on the page. */
  isOpen(form: HTMLFormElement): boolean {
    return this.shown === form;
  }

  /** Returns a message that could not be delivered, to the form on the page or else to the next one. */
  giveBack(fields: Fields): void {
    if (this.shown) restore(this.shown, fields);
    else this.waiting.push(fields);
  }
}

/** Writes into the fields that are empty, and before what is written in a text of several lines. */
function restore(form: HTMLFormElement, fields: Fields): void {
  for (const [name, text] of Object.entries(fields)) {
    const control = form.elements.namedItem(name) as Control | null;
    // The same text is there already when strict mode, in development, restores twice.
    if (!control || !text || control.value === text) continue;
    if (!control.value) control.value = text;
    else if (control.type === "textarea") control.value = `${text}\n\n${control.value}`;
  }
}

/** Provided by `layout/Layout.tsx`. */
export const DraftsContext = createContext(new Drafts());

/** What waits for the next form. */
export const useDrafts = () => useContext(DraftsContext);
