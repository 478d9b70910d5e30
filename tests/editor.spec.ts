import { expect, type Page } from "@playwright/test";
import { parse } from "yaml";
import { contentFiles } from "../src/content/model/content-files";
import { axeViolations } from "./support/axe-violations";
import {
  act,
  address,
  addressOf,
  desktop,
  field,
  list,
  open,
  phone,
  save,
  saveButton,
  savedLine,
  signIn,
  test,
} from "./support/editor";

/* What the owner does in the editor on an ordinary day, each time as he would: by what he reads, mostly on a phone. */
test.describe.configure({ timeout: 120_000 });

test("he signs in with a code that was copied with a space, changes a price, reads below it what is wrong, and saves one line", async ({
  editor,
}) => {
  const page = await editor.open(phone);
  // As a password manager needs it.
  await expect(page.getByLabel("Repositório", { exact: true })).toHaveAttribute("autocomplete", "username");
  await page.getByText("Ainda não tem o código?").click();
  await expect(page.getByRole("link", { name: /no GitHub/ })).toHaveAttribute("href", /contents=write/);
  await signIn(page, "errado");
  await expect(page.getByRole("alert")).toContainText("O código de acesso não vale");
  await signIn(page, ` ${editor.github.token}\u200B`);

  await page.getByRole("link", { name: "Planos de manutenção" }).click();
  expect(editor.github.requests).toHaveLength(2);
  await open(list(page, "Planos"), "Básico");
  const price = field(page, "Preço");
  await price.fill("R$ 39,0");
  await expect(page.getByRole("paragraph").filter({ hasText: /O preço/ })).toHaveCount(1);
  await expect(price).toHaveAccessibleDescription(/O preço/);
  await expect(saveButton(page)).toHaveAccessibleName("Salvar · 1 erro");
  await field(page, "Nome").focus();
  await saveButton(page).click();
  await expect(price).toBeFocused();
  await expect(price).toBeInViewport();
  expect(editor.changedLines()).toEqual([]);

  await price.fill("R$ 390 por mês");
  await expect(saveButton(page)).toHaveAccessibleName("Salvar");
  await save(page);
  expect(editor.changedLines()).toEqual(["-    price: Sob consulta", "+    price: R$ 390 por mês"]);
  expect(editor.github.commits).toEqual(["Muda “Planos de manutenção”"]);
});

test("he finds his phone, and his vacation, by the word that he has for it", async ({ editor }) => {
  const page = await editor.openSignedIn(phone);
  const search = page.getByRole("searchbox", { name: "Procurar um campo" });
  await search.fill("telefone");
  await page.getByRole("link", { name: /Telefone e WhatsApp/ }).click();
  const telephone = field(page, "Telefone e WhatsApp");
  await expect(telephone).toBeFocused();
  await telephone.fill("(87) 3761-9999");

  await page.getByRole("link", { name: "Formulários" }).click();
  await search.fill("férias");
  await search.press("Enter");
  await list(page, "Dias fechados").getByRole("button", { name: "Incluir em Dias fechados" }).click();
  await page.keyboard.type("24/12/2026 a 02/01/2027");
  await save(page);
  expect(editor.changedLines()).toEqual([
    "-phone: (87) 3761-2345",
    "+phone: (87) 3761-9999",
    "+  - 24/12/2026 a 02/01/2027",
  ]);
});

test("he adds a step, moves it up, takes another out and brings it back, by keyboard; each button names its entry", async ({
  editor,
}) => {
  const page = await editor.openForm("steps.yaml");
  const steps = list(page, "Etapas");
  const titles = () => parse(editor.content.read("steps.yaml")).steps.map(({ title }: { title: string }) => title);
  const before = titles();
  await steps.getByRole("button", { name: "Incluir em Etapas" }).press("Enter");
  await page.keyboard.type("07");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Foto da peça trocada");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Você vê o que saiu.");
  await act(steps, "Subir", "Foto da peça trocada");
  await page.keyboard.press("Enter");
  await expect(steps.getByRole("status")).toHaveText("“Foto da peça trocada” é o 5º de 7.");

  await act(steps, "Tirar", "Garantia");
  await expect(steps).toContainText("“Garantia” foi tirado.");
  await act(steps, "Tirar", "Retorno");
  await page.keyboard.press("Enter");
  await steps.getByRole("button", { name: "Desfazer" }).press("Enter");
  await act(steps, "Tirar", "Retorno");
  await save(page);
  const [last, ...others] = before.toReversed();
  expect(titles()).toEqual([...before.slice(0, 4), "Foto da peça trocada", last]);
  expect(others).toContain("Retorno");
});

test("a step that he takes out is back once when he discards his changes, and no more to be brought back", async ({
  editor,
}) => {
  const page = await editor.openForm("steps.yaml", phone);
  const steps = list(page, "Etapas");
  const bars = steps.locator("summary");
  const before = await bars.count();
  await act(steps, "Tirar", "Garantia");
  await expect(bars).toHaveCount(before - 1);
  await page.getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Descartar" }).click();
  await expect(bars).toHaveCount(before);
  await expect(steps.getByRole("button", { name: "Desfazer" })).toBeHidden();
});

test("he changes a paragraph of the privacy policy; a fact that there is not is named below it", async ({ editor }) => {
  const page = await editor.openForm("pages/privacy.yaml", phone);
  const sections = list(page, "Seções numeradas");
  const [section] = parse(editor.content.read("pages/privacy.yaml")).sections;
  await open(sections, section.title);
  const paragraph = list(page, "Parágrafos").getByRole("textbox").first();
  await paragraph.fill("Fale com a {brnad}.");
  await expect(paragraph).toHaveAccessibleDescription(/“\{brnad\}”/);
  await saveButton(page).click();
  await expect(paragraph).toBeFocused();
  await paragraph.fill("Fale com a {brand}.");
  await save(page);
  expect(editor.changedLines()).toContain("+        Fale com a {brand}.");
});

test("he gives Saturday a second period, until midnight, by hours that a phone has a clock for", async ({ editor }) => {
  const page = await editor.openForm("business.yaml", phone);
  const hours = list(page, "Horários de atendimento");
  await hours.getByRole("button", { name: "Incluir em Horários de atendimento" }).click();
  await field(page, "Primeiro dia").selectOption({ label: "sábado" });
  await field(page, "Último dia").selectOption({ label: "sábado" });
  await field(page, "Abre às").fill("13:30");
  await field(page, "Fecha às").fill("00:00");
  await save(page);
  await expect(field(page, "Fecha às")).toHaveValue("00:00");
  const { openingHours } = parse(editor.content.read("business.yaml"));
  expect(openingHours).toHaveLength(4);
  expect(openingHours[3]).toEqual({ firstDay: "sábado", lastDay: "sábado", opens: "13h30", closes: "24h" });
});

test("he sees his new tagline on the page before he saves it, as a visitor's phone draws it, light and at night", async ({
  editor,
}) => {
  const page = await editor.openForm("business.yaml", phone);
  await field(page, "Assinatura da marca").fill("Frio que não falta");
  await page.getByRole("link", { name: "Ver a página" }).click();
  const drawn = page.frameLocator("iframe");
  await expect(drawn.getByText(/Frio que não falta/).first()).toBeVisible();
  await expect(field(page, "Marca")).toBeHidden();
  const width = await drawn.locator("html").evaluate((root) => [root.scrollWidth, innerWidth]);
  expect(width).toEqual([phone.viewport.width, phone.viewport.width]);
  const colour = () => drawn.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const byDay = await colour();
  await field(page, "Noite").check();
  await expect.poll(colour).not.toBe(byDay);
  await page.goBack();
  await expect(field(page, "Marca")).toBeVisible();
  await save(page);
  expect(editor.changedLines()).toEqual([expect.stringMatching(/^-tagline/), "+tagline: Frio que não falta"]);
});

test("at a desk, the page beside the form shows a typed price at once, in view with the plan's name; its links lead nowhere; with an error it stays as it was", async ({
  editor,
}) => {
  const page = await editor.openForm("plans.yaml", desktop);
  const drawn = page.frameLocator("iframe");
  await open(list(page, "Planos"), "Básico");
  const price = field(page, "Preço");
  await price.fill("R$ 390 por mês");
  await expect(drawn.getByText("R$ 390 por mês")).toBeInViewport();
  const name = await drawn.getByRole("heading", { name: "Básico" }).boundingBox();
  const header = await drawn.getByRole("banner").boundingBox();
  expect(name?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await price.fill("R$ 39,0");
  await expect(page.getByText("Há um erro no formulário")).toBeVisible();
  await expect(drawn.getByText("R$ 390 por mês")).toBeVisible();
  await drawn.getByRole("link", { name: "WhatsApp" }).last().click();
  expect(page.context().pages()).toHaveLength(1);
  await expect(price).toHaveValue("R$ 39,0");
});

test("at a desk, Ctrl+S saves also while the page beside the form is in hand", async ({ editor }) => {
  const page = await editor.openForm("business.yaml", desktop);
  await field(page, "Região atendida").fill("no Agreste");
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+s");
  await expect(savedLine(page, "Dados da empresa")).toContainText("Está salvo");
});

test("at a desk, after he has chosen another page, the next field in hand is shown on its own", async ({ editor }) => {
  const page = await editor.openForm("plans.yaml", desktop);
  const drawn = page.frameLocator("iframe");
  await page.getByRole("combobox", { name: "Página" }).selectOption({ label: "Política de Privacidade" });
  await expect(drawn.getByRole("heading", { level: 1 })).toHaveText(/^Política de Privacidade/);
  await open(list(page, "Planos"), "Básico");
  await field(page, "Preço").focus();
  await expect(drawn.getByText("Sob consulta").first()).toBeInViewport();
});

test("he goes back to an earlier version, which he reads in words, and sees before he saves it", async ({ editor }) => {
  const page = await editor.openForm("plans.yaml", phone);
  await open(list(page, "Planos"), "Básico");
  const price = field(page, "Preço");
  await price.fill("R$ 390 por mês");
  await save(page);
  await page.getByRole("button", { name: "Versões anteriores" }).click();
  const versions = page.getByRole("dialog", { name: "Versões anteriores" }).getByRole("listitem");
  await expect(versions.first()).toContainText("Planos › “Básico” › Preço: Sob consulta → R$ 390 por mês");
  const last = versions.filter({ hasText: "Voltar a esta versão" }).last();
  await last.getByText("Voltar a esta versão").first().click();
  await expect(last).toContainText("Planos › “Básico” › Preço: R$ 390 por mês → Sob consulta");
  await last.getByRole("button", { name: "Voltar a esta versão" }).click();
  await expect(price).toHaveValue("Sob consulta");
  await expect(page.getByText(/^Rascunho de/)).toBeInViewport();
  editor.changedLines();
  await save(page);
  expect(editor.changedLines()).toEqual(["-    price: R$ 390 por mês", "+    price: Sob consulta"]);
});

test("what he has typed and not saved stays when he goes back to an earlier version", async ({ editor }) => {
  const page = await editor.openForm("business.yaml", phone);
  await field(page, "Região atendida").fill("no Agreste");
  await save(page);
  await field(page, "E-mail").fill("frio@example.com");
  await page.getByRole("button", { name: "Versões anteriores" }).click();
  const first = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "A primeira versão." });
  await first.getByText("Voltar a esta versão").first().click();
  await expect(first.getByRole("listitem")).toHaveText([/^Região atendida: no Agreste → /]);
  await first.getByRole("button", { name: "Voltar a esta versão" }).click();
  await expect(field(page, "Região atendida")).toHaveValue("em Garanhuns e região");
  await expect(field(page, "E-mail")).toHaveValue("frio@example.com");
});

test("what he has typed is there after a reload, in the list and in the form, until he discards it", async ({
  editor,
}) => {
  const page = await editor.openForm("business.yaml", phone);
  const area = field(page, "Região atendida");
  await area.press("End");
  await area.pressSequentially(" e no Agreste");
  await page.reload();
  await expect(area).toHaveValue("em Garanhuns e região e no Agreste");
  await page.getByRole("link", { name: "Formulários" }).click();
  await page.getByRole("link", { name: /Dados da empresa Rascunho de hoje/ }).click();
  await page.getByRole("button", { name: "Descartar" }).click();
  const dialog = page.getByRole("dialog", { name: /Descartar/ });
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(area).toHaveValue("em Garanhuns e região e no Agreste");
  await page.getByRole("button", { name: "Descartar" }).click();
  await dialog.getByRole("button", { name: "Descartar" }).click();
  await expect(area).toHaveValue("em Garanhuns e região");
  await expect(saveButton(page)).toBeDisabled();
});

test("a dialog begins at its title, and gives the focus back", async ({ editor }) => {
  const page = await editor.openForm("business.yaml", phone);
  const link = page.getByRole("button", { name: "Versões anteriores" });
  await link.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Versões anteriores" });
  await expect(dialog.getByRole("heading", { name: "Versões anteriores" })).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Fechar" })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
});

test("signing out asks before it deletes what was not saved, and signs all tabs out", async ({ editor }) => {
  const page = await editor.openForm("business.yaml");
  await field(page, "Região atendida").fill("no Agreste");
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByRole("link", { name: /Rascunho/ })).toBeVisible();
  await page.getByRole("link", { name: "Formulários" }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  const question = page.getByRole("dialog", { name: "Sair e apagar o que não foi salvo?" });
  await expect(question.getByRole("listitem")).toHaveText(["Dados da empresa"]);
  await question.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await question.getByRole("button", { name: "Apagar e sair" }).click();
  for (const tab of [page, other]) await expect(tab.getByLabel("Código de acesso")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("a bar says a fact as visitors read it, not its name in braces", async ({ editor }) => {
  const page = await editor.openForm("pages/home.yaml", phone);
  const { brand } = parse(editor.content.read("business.yaml"));
  await expect(page.getByText(new RegExp(`^Por que chamar a ${brand}`))).toBeVisible();
});

test("a form that is opened with another address shows that file", async ({ editor }) => {
  const page = await editor.openForm("pages/privacy.yaml");
  const heading = field(page, "Título").first();
  await expect(heading).toHaveValue(/^Política de Privacidade/);
  await page.goto(addressOf("pages/terms.yaml"));
  await expect(heading).toHaveValue(/^Termos/);
  await page.goBack();
  await expect(heading).toHaveValue(/^Política de Privacidade/);
});

/** Expects no violation in the state that a page is in, whose name messages say; at night, of its colours. */
const checksOf = (page: Page) => async (state: string) => {
  expect(await axeViolations(page), state).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeViolations(page, ["color-contrast"]), `${state}, at night`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
};

test("each state of a form is accessible, by day and at night", async ({ editor }) => {
  const page = await editor.open(phone);
  const check = checksOf(page);
  await signIn(page, "errado");
  await expect(page.getByRole("alert")).toBeVisible();
  await check("sign-in that was refused");
  await signIn(page, editor.github.token);
  await expect(page.getByRole("link", { name: "Planos de manutenção" })).toBeVisible();
  await check("list of forms");
  await page.getByRole("searchbox", { name: "Procurar um campo" }).fill("ícone");
  await page
    .getByRole("link", { name: /^Serviços.*Ícone$/ })
    .first()
    .click();
  await check("drawings");

  await page.getByRole("link", { name: "Formulários" }).click();
  await page.getByRole("link", { name: "Página inicial" }).click();
  await open(page, "Chamada para os serviços");
  for (const photo of await list(page, "Fotos").locator("summary").all()) await photo.click();
  await check("photos");

  await page.goto(addressOf("plans.yaml"));
  await open(list(page, "Planos"), "Básico");
  await field(page, "Preço").fill("R$ 39,0");
  await page.getByRole("button", { name: "Mover ou tirar “Já”" }).click();
  await act(list(page, "Planos"), "Tirar", "Profissional");
  await expect(saveButton(page)).toHaveAccessibleName(/erro/);
  await check("form with an error, an entry's actions, and one that was taken out");
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("dialog");
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("link", { name: "Ver a página" }).click();
  await expect(page.getByText("Há um erro no formulário")).toBeVisible();
  await check("page");
});

test("each state of a save is accessible, by day and at night", async ({ editor }) => {
  const page = await editor.openForm("business.yaml", phone);
  const check = checksOf(page);
  await field(page, "Região atendida").fill("no Agreste");
  editor.commitByOther("business.yaml", "servedArea: em Garanhuns e região", "servedArea: no Sertão");
  await saveButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("question of two people's changes");
  await page.getByRole("dialog").getByRole("button", { name: "Salvar assim" }).click();
  await expect(savedLine(page, "Dados da empresa")).toBeVisible();
  await page.getByRole("button", { name: "Versões anteriores" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Região atendida" }).first()).toBeVisible();
  await check("versions, and the line of a save");

  editor.commitByOther("steps.yaml", "steps:", "steps: [");
  await page.goto("about:blank");
  await page.goto(addressOf("steps.yaml"));
  await expect(page.getByRole("link", { name: "Abrir no GitHub" })).toBeVisible();
  await check("file that can't be read");
});

test("no form is wider than a small phone, whatever its entries are called", async ({ editor }) => {
  const page = await editor.openSignedIn(phone);
  for (const file of Object.keys(contentFiles) as (keyof typeof contentFiles)[]) {
    await page.goto(addressOf(file));
    await expect(saveButton(page)).toBeVisible();
    expect([file, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([file, 360]);
  }
});

test("a form fits a small phone with its keyboard up, and each target is as large as a thumb", async ({ editor }) => {
  const page = await editor.openForm("plans.yaml", phone);
  await open(list(page, "Planos"), "Básico");
  await page.getByRole("button", { name: "Mover ou tirar “Básico”" }).click();
  await page.setViewportSize({ width: 360, height: 400 });
  await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const control of await page.getByRole("button").or(page.getByRole("textbox")).all()) {
    const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    expect(width >= 44 && height >= 44, `${await control.ariaSnapshot()} ${width} × ${height}`).toBe(true);
  }
});

test("with large text, nothing covers the button, wherever the form is scrolled", async ({ editor }) => {
  const page = await editor.openForm("plans.yaml", phone);
  await page.addStyleTag({ content: "html { font-size: 130% }" });
  await open(list(page, "Planos"), "Básico");
  await field(page, "Preço").fill("R$ 39,0");
  await field(page, "Mensagem pronta do WhatsApp para um plano").focus();
  await saveButton(page).click({ trial: true });
});

test("an entry that he adds is in view with its first field in hand", async ({ editor }) => {
  const page = await editor.openForm("services.yaml", phone);
  await page.getByRole("button", { name: "Incluir em Serviços" }).click();
  const title = page.getByLabel("Título").last();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
});

test("the button stays where it is when the last error goes, so that a thumb on its way does not miss it", async ({
  editor,
}) => {
  const page = await editor.openForm("plans.yaml", phone);
  await open(list(page, "Planos"), "Básico");
  await field(page, "Preço").fill("R$ 39,0");
  await expect(saveButton(page)).toHaveAccessibleName("Salvar · 1 erro");
  const place = await saveButton(page).boundingBox();
  await field(page, "Preço").fill("R$ 390");
  await expect(saveButton(page)).toHaveAccessibleName("Salvar");
  expect(await saveButton(page).boundingBox()).toEqual(place);
});

test("an icon is found by a search, and chosen by its picture", async ({ editor }) => {
  const page = await editor.openSignedIn(phone);
  await page.getByRole("searchbox", { name: "Procurar um campo" }).fill("ícone");
  await page
    .getByRole("link", { name: /^Serviços.*Ícone$/ })
    .first()
    .click();
  const choices = page.getByRole("radio");
  await expect(choices.and(page.locator(":focus"))).toBeChecked();
  const areDrawn = await page
    .getByRole("group", { name: "Ícone" })
    .locator("img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  expect(new Set(areDrawn)).toEqual(new Set([true]));
  await choices.last().check();
  await save(page);
  expect(editor.changedLines()).toEqual([
    expect.stringMatching(/^- {2}- icon/),
    expect.stringMatching(/^\+ {2}- icon/),
  ]);
});
