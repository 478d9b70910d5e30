/** The unsent draft, in memory only, while the visitor is on another page. */
let draft: FormData | undefined;

/** Both messages of a draft and a form: one that was not delivered, and one that was begun meanwhile. */
const joined = (earlier: string, later: string) => [...new Set([earlier, later])].filter(Boolean).join("\n\n");

/** Saves the fields of a form that is about to unmount or has unmounted, beside those of an earlier draft. */
export function keepDraft(form: HTMLFormElement): void {
  const fields = new FormData(form);
  for (const [name, text] of draft ?? []) {
    const later = String(fields.get(name) ?? "");
    if (text) fields.set(name, name === "message" ? joined(later, String(text)) : text);
  }
  draft = fields;
}

/** Restores the draft, as if the visitor had entered it, into the fields that are empty, and before a message that was begun meanwhile. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, text] of draft ?? []) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null;
    if (!control || !text || (control.value && name !== "message")) continue;
    control.value = joined(String(text), control.value);
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
  draft = undefined;
}
