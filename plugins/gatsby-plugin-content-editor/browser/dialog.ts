import { dialogTexts } from "../texts";

/**
 * Shows a text, and waits until it is closed. Not the browser's own dialog, which a browser may switch off without a word.
 *
 * @param agree label of a button beside 'Cancelar'; without it there is one button, 'OK'
 * @returns whether the owner has agreed
 */
export function ask(text: string, agree?: string): Promise<boolean> {
  const dialog = document.createElement("dialog");
  dialog.className = "question";
  dialog.setAttribute("role", "alertdialog");
  const message = document.createElement("p");
  message.id = "question";
  message.textContent = text;
  dialog.setAttribute("aria-labelledby", message.id);
  const form = document.createElement("form");
  form.method = "dialog";
  for (const [value, label] of agree
    ? [
        ["", dialogTexts.cancel],
        ["yes", agree],
      ]
    : [["yes", dialogTexts.close]]) {
    const button = document.createElement("button");
    Object.assign(button, { value, textContent: label });
    form.append(button);
  }
  dialog.append(message, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    }),
  );
}
