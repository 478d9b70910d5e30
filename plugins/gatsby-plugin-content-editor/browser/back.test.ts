/** @jest-environment jsdom */
import { beforeAll, expect, it, jest } from "@jest/globals";
import { closeByBack } from "./back";

/* A browser with the Navigation API whose dialogs have no `requestClose`: Chrome 102 to 133. */

const navigation = new EventTarget();

beforeAll(() => {
  Object.assign(window, { navigation });
  closeByBack("Cancelar Edição");
});

/** Presses Back over an open dialog. Returns whether the form stays. */
function pressBack(dialog: HTMLDialogElement): boolean {
  document.body.replaceChildren(dialog);
  dialog.setAttribute("open", "");
  const event = new Event("navigate", { cancelable: true });
  navigation.dispatchEvent(Object.assign(event, { navigationType: "traverse", userInitiated: true }));
  return event.defaultPrevented;
}

it.each([true, false])("Back closes a dialog in place of the form; one that refuses: %s", (refuses) => {
  const close = jest.fn();
  const dialog = Object.assign(document.createElement("dialog"), { close, requestClose: undefined as never });
  dialog.addEventListener("cancel", (event) => refuses && event.preventDefault());
  expect(pressBack(dialog)).toBe(true);
  expect(close).toHaveBeenCalledTimes(refuses ? 0 : 1);
});
