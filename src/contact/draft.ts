/** The unsent draft, in memory only, while the visitor is on another page. */
let draft: FormData | undefined;

/** Saves the fields of a form that is about to unmount or has unmounted. */
export function keepDraft(form: HTMLFormElement): void {
  draft = new FormData(form);
}

/** Restores the draft into the fields that are empty, and before a message that was begun meanwhile. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, text] of draft ?? []) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null;
    if (!control || !text) continue;
    if (!control.value) control.value = String(text);
    else if (name === "message") control.value = `${text}\n\n${control.value}`;
  }
  draft = undefined;
}
