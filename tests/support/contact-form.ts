import type { Page } from "@playwright/test";
import { content, expect } from "./site";

const { form } = content("pages/contact.yaml");

/** Values of the text fields by label, in the order of the form. */
export const entries = {
  [form.name.label]: "Maria da Silva",
  [form.email.label]: "maria@example.com",
  [form.phone.label]: "(87) 91234-5678",
  [form.message.label]: "A câmara fria parou de gelar.",
};
export const chosenSubject = "emergencia";

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const submitButton = (page: Page) => page.getByRole("button", { name: form.submitLabel });

/** Fills in the form without submitting it. */
export async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(entries)) await field(page, label).fill(text);
  await field(page, form.subject.label).selectOption(chosenSubject);
}

/** Fills in the form and submits it. */
export async function sendForm(page: Page): Promise<void> {
  await fillIn(page);
  await submitButton(page).click();
}

/** Expects an empty form. */
export async function expectCleared(page: Page): Promise<void> {
  for (const label of [...Object.keys(entries), form.subject.label]) await expect(field(page, label)).toHaveValue("");
}

/** The thanks for a message. */
export const thanks = (page: Page) => page.getByText(form.success.title, { exact: true });

/** Expects the values that `fillIn` has entered. */
export async function expectFilledIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(entries)) await expect(field(page, label)).toHaveValue(text);
  await expect(field(page, form.subject.label)).toHaveValue(chosenSubject);
}
