/** What was typed and not sent, while the visitor looks at another page. It is kept nowhere else, and goes with the document. */
let draft: FormData | undefined;

/** Keeps what stands in the fields of a form that is about to go. */
export function keepDraft(form: HTMLFormElement): void {
  draft = new FormData(form);
}

/** Puts what was kept back into the fields. */
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
