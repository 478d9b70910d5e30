import { discardButton } from "./confirm";

/* Back and ← close what lies over the form, and only then lead to the list. */

/** Sveltia's button of the preview while it takes the form's place, on a phone. */
const previewButton = '#first-pane-header button[aria-pressed="true"]';

/** Closes the preview, if it takes the form's place. */
function closePreview(): boolean {
  const button = document.querySelector<HTMLElement>(previewButton);
  button?.click();
  return button !== null;
}

/** Asks a dialog to close, as Esc does. */
function requestClose(dialog: HTMLDialogElement): void {
  // Chrome 102 to 133 has the Navigation API without it.
  if (dialog.requestClose) dialog.requestClose();
  else if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/** Asks the dialog on top to close, or else closes the preview. A draft that is offered stays so, for the next time. */
function closeTopmost(): boolean {
  const dialog = [...document.querySelectorAll("dialog")].findLast(({ open }) => open);
  if (dialog?.querySelector(discardButton)) return false;
  if (dialog) requestClose(dialog);
  return dialog !== undefined || closePreview();
}

/**
 * Lets the browser's Back, and Sveltia's ←, close a dialog or the preview in place of the form. A browser without the Navigation API leaves the form, with its
 * draft.
 *
 * @param leave label of the form's ←
 */
export function closeByBack(leave: string): void {
  window.navigation?.addEventListener("navigate", (event) => {
    // Not by a script: after a save, Sveltia CMS goes back, too.
    const isBack = event.navigationType === "traverse" && event.userInitiated && event.cancelable;
    if (isBack && closeTopmost()) event.preventDefault();
  });
  const instead = (event: Event) => {
    const pressed = (event.target as Element).closest(`button[aria-label="${leave}"]`);
    if (!pressed || !closePreview()) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", instead, true);
}
