import { expect, it } from "@jest/globals";
import { keepDraft, restoreDraft } from "./draft";

function formWith(name: string, message: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = '<input name="name"><textarea name="message"></textarea>';
  for (const [field, text] of Object.entries({ name, message })) {
    (form.elements.namedItem(field) as HTMLInputElement).value = text;
  }
  return form;
}

it("A message that was not delivered stands before one that was begun meanwhile, and fields that are filled stay", () => {
  const begun = formWith("Bia", "E o exaustor?");
  keepDraft(formWith("Ana", "A câmara parou."));
  restoreDraft(begun);
  expect(Object.fromEntries(new FormData(begun))).toEqual({ name: "Bia", message: "A câmara parou.\n\nE o exaustor?" });
});
