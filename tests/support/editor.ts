import { expect, type Page } from "@playwright/test";

/* What an owner does in the content editor, on this machine or hosted. */

/** Opens the form of a file from the list of its collection. */
export async function openForm(page: Page, collection: string, file: string): Promise<void> {
  const back = page.getByRole("link", { name: /Voltar a / });
  if (await back.isVisible()) await back.click();
  await page.getByRole("link", { name: collection, exact: true }).click();
  await page.getByRole("link", { name: file, exact: true }).click();
}

/** Opens the form of the home page, down to the first photo. */
export async function openFirstPhoto(page: Page): Promise<void> {
  await openForm(page, "Páginas", "Página inicial");
  // The third collapsed group is the teaser; in it each photo is an entry of a list, whose first button opens it.
  await page.getByRole("button", { name: "Abrir" }).nth(2).click();
  const entry = page.getByText(/^https:\/\/images\.unsplash\.com/).first();
  await entry.locator("xpath=preceding-sibling::*[1]").getByRole("button").first().click();
}

/** Replaces the form's first photo by an upload. */
export async function choosePhoto(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole("button", { name: "Escolha uma imagem diferente" }).first().click();
  await page.locator("input[type=file]").first().setInputFiles({ name, mimeType: "image/jpeg", buffer });
  // The uploaded photo is selected.
  await expect(page.getByText(name).first()).toBeVisible();
  await page.getByRole("button", { name: "Escolher selecionado" }).click();
}

/** Publishes the open form, in a hosted editor. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publicar agora" }).click();
}

/** Writes the open form's file, in a local editor. */
export async function save(page: Page): Promise<void> {
  const item = page.getByRole("menuitem", { name: "Gravar neste computador" });
  // The editor ignores a press that follows a drag at once.
  await expect(async () => {
    await page.getByRole("button", { name: "Gravar", exact: true }).click();
    await expect(item).toBeVisible({ timeout: 2000 });
  }).toPass();
  await item.click();
}
