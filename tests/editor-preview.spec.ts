import { setTimeout } from "node:timers/promises";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { historyTexts, previewTexts, savingTexts } from "../plugins/gatsby-plugin-content-editor/texts";
import {
  address,
  addressOf,
  answer,
  choosePhoto,
  desktop,
  expand,
  field,
  openEntry,
  openForm,
  phone,
  pressBack,
  reveal,
  saveWithSuccess,
  test,
} from "./support/editor";
import { telephonePhoto } from "./support/photos";

/* The page beside the form, drawn from what stands there. */
test.describe.configure({ timeout: 90_000 });

/** The preview: its controls, and the page that it draws. */
function preview(page: Page): { pane: FrameLocator; drawn: FrameLocator } {
  const pane = page.frameLocator('iframe[title="Pré-visualização do Conteúdo"]');
  return { pane, drawn: pane.frameLocator("iframe") };
}

test("a price that is typed stands in the drawn page of services, in view", async ({ editor }) => {
  const page = await editor.openSignedIn(desktop);
  const { drawn } = preview(page);
  await openForm(page, "Conteúdo do site", "Planos de manutenção");
  const plan = await openEntry(page, "Planos", 1);
  await (await reveal(page, plan.getByRole("textbox", { name: "Preço" }))).fill("R$ 390 por mês");
  await expect(drawn.getByText("R$ 390 por mês")).toBeInViewport();
});

test("it is the site's page, too, where the browser tells of a new address only once its form is drawn", async ({
  editor,
}) => {
  let release = () => {};
  const isHeld = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  editor.github.answer = () => isHeld;
  const page = await editor.openSignedIn(desktop);
  // While the editor starts: the address changes at once, and the event comes in its turn.
  await page.evaluate((url) => history.replaceState(null, "", url), addressOf("plans"));
  release();
  await expect(page.getByRole("button", { name: "Salvar" })).toBeVisible();
  await page.evaluate(
    ([oldURL, newURL]) => void dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL })),
    [address, addressOf("plans")],
  );
  await expect(preview(page).drawn.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the page's links lead nowhere, and nothing pressed is kept; the owner chooses the page, its width, and the night; while the form has an error, the page stays as it was, and says so", async ({
  editor,
}) => {
  const page = await editor.openSignedIn(desktop);
  const { pane, drawn } = preview(page);
  await openForm(page, "Conteúdo do site", "Dados da empresa");
  await test.step("what is pressed and chosen", async () => {
    const heading = drawn.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Fale conosco");
    await drawn.getByRole("contentinfo").getByRole("link", { name: "Ofertas" }).click();
    await drawn.getByRole("link", { name: "WhatsApp" }).last().click();
    const keptInBrowser = () => page.evaluate(() => Object.keys(localStorage));
    const kept = await keptInBrowser();
    await drawn.getByRole("button", { name: "Entendi" }).click();
    await expect(drawn.getByRole("button", { name: "Entendi" })).toBeHidden();
    expect(await keptInBrowser()).toEqual(kept);
    await pane.getByRole("combobox", { name: previewTexts.page }).selectOption("/");
    await expect(heading).toHaveText(/gelar/);
    expect(page.context().pages()).toHaveLength(1);

    const widthOfPage = () => drawn.locator("html").evaluate(() => innerWidth);
    expect(await widthOfPage()).toBe(390);
    await pane.getByRole("checkbox", { name: previewTexts.wide }).check();
    await expect.poll(widthOfPage).toBe(1280);
    const colour = () => drawn.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    const byDay = await colour();
    await pane.getByRole("checkbox", { name: previewTexts.night }).check();
    await expect.poll(colour).not.toBe(byDay);
  });
  await test.step("an error in the form", async () => {
    const name = page.getByRole("textbox", { name: "Marca", exact: true });
    await name.fill("Frio Bom");
    await expect(drawn.getByRole("banner")).toContainText("Frio Bom");
    await name.fill("");
    await expect(pane.getByRole("status")).toHaveText(`${previewTexts.invalid} Marca: ${savingTexts.empty}`);
    await expect(drawn.getByRole("banner")).toContainText("Frio Bom");
    await name.fill("Frio Melhor");
    await expect(drawn.getByRole("banner")).toContainText("Frio Melhor");
    await expect(pane.getByRole("status")).toBeEmpty();
  });
});

test("what the site warns of stands with the page and beside the field while the form is open, until it is mended", async ({
  editor,
}) => {
  const page = await editor.openForm("services", desktop);
  const status = preview(page).pane.getByRole("status");
  const message = page.getByRole("textbox", { name: "Mensagem no WhatsApp" });
  await message.fill("Um serviço.");
  await expect(status).toContainText("Mensagem no WhatsApp: Sem {title}");
  const beside = () =>
    field(page, "Mensagem no WhatsApp").evaluate((part) =>
      [...part.children].map((child) => getComputedStyle(child, "::after").content).find((text) => text.includes(" ")),
    );
  await expect.poll(beside).toContain("Sem {title}");
  await message.fill("O assunto: {title}.");
  await expect(status).toBeEmpty();
  await expect.poll(beside).toBeUndefined();
});

test.describe("on a phone", () => {
  test("a price is seen on the page, whose code is loaded then, and saved, and the one of before comes back", async ({
    editor,
  }) => {
    const page = await editor.openSignedIn(phone);
    await openForm(page, "Conteúdo do site", "Planos de manutenção");
    const code: string[] = [];
    page.on("request", (request) => request.url().endsWith("/admin/preview.js") && code.push(request.url()));
    const plan = await openEntry(page, "Planos", 2);
    await (await reveal(page, plan.getByRole("textbox", { name: "Preço" }))).fill("R$ 990 por mês");
    expect(code).toEqual([]);
    // On a slow line, the next drawing is asked for before the first is done.
    await page.route("**/admin/chunks/**", (route) => setTimeout(500).then(() => route.fallback()));
    await page.getByRole("button", { name: "Ver a página" }).click();
    const { drawn } = preview(page);
    await expect(drawn.getByText("R$ 990 por mês")).toBeInViewport();
    expect(code).toHaveLength(1);
    const { width, size } = await drawn.locator("body").evaluate((body) => ({
      width: document.documentElement.scrollWidth,
      size: Number.parseFloat(getComputedStyle(body).fontSize),
    }));
    expect(width).toBe(phone.viewport.width);
    expect(size).toBeGreaterThanOrEqual(16);

    await pressBack(page);
    await expect(plan.getByRole("textbox", { name: "Preço" })).toHaveValue("R$ 990 por mês");
    await saveWithSuccess(page);
    const price = ["-    price: Sob consulta", "+    price: R$ 990 por mês"];
    expect(editor.changedLines()).toEqual(price);

    // Back to the price of before.
    await openForm(page, "Conteúdo do site", "Planos de manutenção");
    await page.getByRole("button", { name: "Mostrar Opções do Editor" }).click();
    await page.getByRole("menuitem", { name: historyTexts.title }).click();
    const saves = page.getByRole("dialog", { name: historyTexts.title }).getByRole("listitem");
    await expect(saves.first()).toContainText("Planos › “Já” › Preço: Sob consulta → R$ 990 por mês");
    await saves.last().getByRole("button", { name: historyTexts.back }).click();
    await answer(page, "“Já” › Preço: R$ 990 por mês → Sob consulta", historyTexts.agree);
    await expect(field(page, "Preço").getByRole("textbox")).toBeInViewport();
    await page.getByRole("button", { name: "Ver a página" }).click();
    await expect(drawn.getByText("R$ 990 por mês")).toBeHidden();
    await expect(drawn.getByRole("heading", { level: 1 })).toBeVisible();
    await saveWithSuccess(page);
    expect(editor.changedLines()).toEqual(["-    price: R$ 990 por mês", "+    price: Sob consulta"]);
  });

  test("a photo that was just chosen is in the page, and after the save, too", async ({ editor }) => {
    const page = await editor.openSignedIn(phone);
    const { drawn } = preview(page);
    const isDrawn = async (isChosen = false) => {
      await page.getByRole("button", { name: "Ver a página" }).click();
      const photo = drawn.getByRole("img", { name: /^Técnico/ });
      if (isChosen) await expect(photo).toBeInViewport({ ratio: 0.9 });
      else await photo.scrollIntoViewIfNeeded();
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    };
    await openForm(page, "Páginas", "Página inicial");
    await expand(page, field(page, "Chamada para os serviços"));
    const photo = await openEntry(page, "Fotos", 0);
    await photo.getByRole("button", { name: "Trocar a imagem" }).click();
    const dialog = page.getByRole("dialog", { name: "Selecionar Imagem" });
    await expect(dialog).toBeVisible();
    await pressBack(page);
    await expect(dialog).toBeHidden();
    await choosePhoto(photo, "image.jpg", await telephonePhoto(), "image.webp");
    await isDrawn(true);
    await page.getByRole("button", { name: "Cancelar Edição" }).click();
    await expect(field(page, "Fotos")).toBeVisible();
    await saveWithSuccess(page);
    await openForm(page, "Páginas", "Página inicial");
    await isDrawn();
  });
});
