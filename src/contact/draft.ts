/** The unsent draft, in memory only, while the visitor is on another page. */
let draft: FormData | undefined;

/** Whether the draft is being delivered. Meanwhile no form gets it back, or the visitor might send it twice. */
let isOnItsWay = false;

/** Saves the fields of a form that is about to unmount. */
export function keepDraft(form: HTMLFormElement): void {
  draft = new FormData(form);
}

/** Restores the draft into the fields that are empty, as if the visitor had entered it. */
export function restoreDraft(form: HTMLFormElement): void {
  if (isOnItsWay) return;
  for (const [name, text] of draft ?? []) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null;
    if (!control || control.value || !text) continue;
    control.value = String(text);
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
  forgetDraft();
}

export function forgetDraft(): void {
  draft = undefined;
}

/** Records whether a message is being delivered; call it when the delivery begins and when it ends. */
export function setOnItsWay(isDelivering: boolean): void {
  isOnItsWay = isDelivering;
}
