import { expect, it } from "@jest/globals";
import { Drafts } from "./use-drafts";

function formWith(fields: { name: string; message: string }): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = '<input name="name"><textarea name="message"></textarea>';
  for (const [name, value] of Object.entries(fields)) Object.assign(form.elements.namedItem(name) ?? {}, { value });
  return form;
}

it("The message that was begun last keeps its fields, though one fails just before the visitor leaves", () => {
  const drafts = new Drafts();
  drafts.giveBack({ name: "Ana", message: "A câmara parou." });
  drafts.close({ name: "Bia", message: "E o exaustor?" });
  const next = formWith({ name: "", message: "" });
  drafts.open(next);
  expect(Object.fromEntries(new FormData(next))).toEqual({ name: "Bia", message: "A câmara parou.\n\nE o exaustor?" });
});
