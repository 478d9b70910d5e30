/** Unsent drafts, in memory only, in the order in which they are restored: what the visitor left, then what could not be delivered. */
const drafts: FormData[] = [];

/**
 * Saves the fields of a form that is about to unmount or has unmounted.
 *
 * @param failed whether its message could not be delivered; a message that the visitor left is restored before it
 */
export function keepDraft(form: HTMLFormElement, failed = false): void {
  drafts.splice(failed ? drafts.length : 0, 0, new FormData(form));
}

/** Restores the drafts into the fields that are empty, and each message before the one that is there. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, text] of drafts.splice(0).flatMap((draft) => [...draft])) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null;
    // The same text is there already when strict mode, in development, restores twice.
    if (!control || !text || control.value === text) continue;
    if (!control.value) control.value = String(text);
    else if (name === "message") control.value = `${text}\n\n${control.value}`;
  }
}
