import { dialogTexts } from "../texts";

/** A button that closes its dialog with a value. */
export const closingButton = (value: string, textContent: string) =>
  Object.assign(document.createElement("button"), { value, textContent });

/**
 * Opens a dialog, and waits until it is closed. Not the browser's own, which a browser may switch off without a word.
 *
 * @param content what stands below the text; a `closingButton` in it closes the dialog
 * @returns the value of the button that closed it, or nothing
 */
export function openDialog(role: "dialog" | "alertdialog", text: string, ...content: Node[]): Promise<string> {
  const dialog = Object.assign(document.createElement("dialog"), { className: "question", role });
  const message = Object.assign(document.createElement("p"), { id: "question", textContent: text });
  dialog.setAttribute("aria-labelledby", message.id);
  const form = Object.assign(document.createElement("form"), { method: "dialog" });
  form.append(...content);
  dialog.append(message, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    }),
  );
}

/**
 * Shows a text, and waits until it is closed.
 *
 * @param answers labels of buttons beside 'Cancelar'; without any there is one button, 'OK'
 * @returns the answer that the owner has chosen, if any
 */
export async function ask<Answer extends string>(text: string, ...answers: Answer[]): Promise<Answer | undefined> {
  const close = closingButton("", answers.length > 0 ? dialogTexts.cancel : dialogTexts.close);
  const chosen = await openDialog(
    "alertdialog",
    text,
    close,
    ...answers.map((answer) => closingButton(answer, answer)),
  );
  return answers.find((answer) => answer === chosen);
}
