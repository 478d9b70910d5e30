/** The unsent draft, in memory only, while the visitor is on another page. */
let draft: FormData | undefined;

/** Forms whose message is being delivered. It is no draft meanwhile, or the visitor might send it twice. */
const delivering = new Set<HTMLFormElement>();

/** Records whether a form's message is being delivered; call it when the delivery begins and when it ends. */
export function setDelivering(form: HTMLFormElement, isDelivering: boolean): void {
  if (isDelivering) delivering.add(form);
  else delivering.delete(form);
}

/** Saves the fields of a form that is about to unmount or has unmounted, beside those of an earlier draft. */
export function keepDraft(form: HTMLFormElement): void {
  if (delivering.has(form)) return;
  const fields = new FormData(form);
  for (const [name, text] of draft ?? []) if (text) fields.set(name, text);
  draft = fields;
}

/** Restores the draft into the fields that are empty, as if the visitor had entered it. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, text] of draft ?? []) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null;
    if (!control || control.value || !text) continue;
    control.value = String(text);
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
  draft = undefined;
}
