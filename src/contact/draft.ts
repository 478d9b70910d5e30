/** The unsent draft, in memory only, while the visitor is on another page. */
let draft: FormData | undefined;

/** Saves the fields of a form that is about to unmount. */
export function keepDraft(form: HTMLFormElement): void {
  draft = new FormData(form);
}

/** Restores the draft into the fields. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, text] of draft ?? []) {
    const control = form.elements.namedItem(name);
    if (control && "value" in control) control.value = String(text);
  }
  forgetDraft();
}

export function forgetDraft(): void {
  draft = undefined;
}
