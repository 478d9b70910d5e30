import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { serveEditor } from "../plugins/gatsby-plugin-content-editor/local-server";
import { refusal } from "../plugins/gatsby-plugin-content-model/fields";
import { messages as contentMessages } from "../plugins/gatsby-plugin-content-model/messages";
import { checkContent } from "../plugins/gatsby-plugin-content-model/read-content";
import { localEditor } from "../scripts/local-editor";
import { contentModel } from "../src/content/content-model";
import type { Content } from "../src/content/model/content-files";
import { messages } from "../src/content/rules/messages";
import { editorTexts } from "../src/editor/texts";
import { choosePhoto, openFirstPhoto, openForm, save as saveForm } from "./support/editor";
import { isUpright, telephonePhoto } from "./support/photos";
import { ProjectCopy } from "./support/project-copy";

/* The owner's way from the form to the page, on real files. Each test continues the one before. */
test.describe.configure({ mode: "serial" });

let site: ProjectCopy;
let editor: Server;
let page: Page;
const strangers: string[] = [];

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: site.directory, encoding: "utf8" });
}

/** The removed (`-`) and added (`+`) lines since the last call. */
function changedLines(): string[] {
  const lines = git("diff", "--unified=0", "data").split("\n");
  git("add", "data");
  return lines.filter((line) => /^[-+](?![-+]{2} )/.test(line));
}

test.beforeAll(async ({ browser }) => {
  site = new ProjectCopy();
  // Previews show photos: a local stand-in for the image service.
  const photo = "https://fotos.localhost/tecnico.jpg";
  site.write("pages/home.yaml", site.read("pages/home.yaml").replace(/https:\/\/\S+/g, photo));
  const details = site.read("business.yaml").replace(/^phone: .*$/m, "phone: (87) 00000-0000");
  site.write("business.yaml", details.replace(/^taxNumber: .*$/m, "taxNumber: 00.000.000/0001-00"));
  git("init", "--quiet");
  git("add", "data");
  git("-c", "user.name=Dono", "-c", "user.email=dono@example.com", "commit", "--quiet", "--message", "Início");
  editor = await serveEditor(localEditor(site.directory, 0));
  const origin = `http://localhost:${(editor.address() as AddressInfo).port}`;

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route(
    ({ hostname, protocol }) => protocol.startsWith("http") && !/(^|\.)localhost$/.test(hostname),
    (route) => {
      strangers.push(route.request().url());
      return route.abort();
    },
  );
  page = await context.newPage();
  await page.goto(`${origin}/admin/`);
});

test.afterEach(() => {
  expect(strangers, "requests to anybody but this machine").toEqual([]);
});

test.afterAll(async () => {
  editor.close();
  site.delete();
});

const dialog = () => page.getByRole("dialog");
const close = () => dialog().getByRole("button", { name: "Fechar" }).click();
const open = (collection: string, file: string) => openForm(page, collection, file);
const save = () => saveForm(page);

async function write(field: Locator, text: string) {
  // Cleared first: Decap restores the cursor, and would append the new text to the old.
  await field.clear();
  await field.fill(text);
}

async function saveWithSuccess() {
  await save();
  await expect(page.getByText("Nada por gravar")).toBeVisible();
}

/** A list entry by the text of its collapsed form, since Decap's entries have no roles or names. */
const entry = (name: string) =>
  page
    .locator("div")
    .filter({ has: page.locator("> div > [aria-roledescription=sortable]") })
    .filter({ has: page.locator("> div", { hasText: new RegExp(`^${name}$`) }) });

test("says which site this is and how to enter, and what is still an example", async () => {
  const { brand, tagline } = parse(site.read("business.yaml")) as Content["business.yaml"];
  const heading = page.getByRole("heading", { name: `Editor do site: ${brand} ${tagline}` });
  await expect(heading).toBeVisible();
  await expect(page.getByText("não há senha")).toBeVisible();

  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(heading).toBeHidden();
  await close();
});

test("greets with what is still an example once, and from its button", async () => {
  await page.reload();
  const button = page.getByRole("button", { name: "Dados de exemplo" });
  await button.waitFor();
  await expect(dialog()).toHaveCount(0);
  await button.click();
  await expect(dialog().getByRole("button", { name: "Telefone do menu em telas pequenas" })).toBeVisible();
  await close();
  await expect(button).toBeFocused();
});

test("covers nothing of the preview with its buttons", async () => {
  await open("Conteúdo do site", "Dados da empresa");
  const preview = await page.locator("#preview-pane").boundingBox();
  const { y = 0, height = 0 } = (await page.getByRole("complementary").boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(preview?.y ?? 0);
});

test("changes the phone, and with it one line on this computer", async () => {
  await expect(page.getByText("2 horários de atendimento")).toBeVisible();
  await write(page.getByLabel("Telefone e WhatsApp"), "(87) 3761-2345");
  await expect(page.frameLocator("#preview-pane").getByText("(87) 3761-2345").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /Publica/ })).toHaveCount(0);
  await saveWithSuccess();
  await expect(page.getByText("Gravado neste computador.")).toBeVisible();

  expect(changedLines()).toEqual(["-phone: (87) 00000-0000", "+phone: (87) 3761-2345"]);
});

test("refuses what is badly written, missing or out of range, and leads to it", async () => {
  const [number, phone, email, age] = ["CNPJ", "Telefone e WhatsApp", "E-mail", "Idade mínima"].map((name) =>
    page.getByLabel(name, { exact: true }),
  ) as [Locator, Locator, Locator, Locator];
  const before = [await email.inputValue(), await age.inputValue()] as const;
  await write(number, "12.345.678/0001-00");
  await number.blur();
  await expect(page.getByText(messages.taxNumberDigits)).toBeVisible();
  await write(phone, "87 9912-345");
  await email.clear();
  await write(age, "999999");
  await save();

  const problems = dialog().getByRole("listitem");
  await expect(problems).toHaveCount(4);
  for (const problem of [
    `CNPJ: ${messages.taxNumberDigits}`,
    `Telefone e WhatsApp: ${refusal(messages.phone)}`,
    `E-mail: ${editorTexts.problems.empty}`,
    `Idade mínima: ${refusal(messages.count(1, 99))}`,
  ]) {
    await expect(problems.filter({ hasText: `Dados da empresa › ${problem}` })).toHaveCount(1);
  }
  expect(changedLines()).toEqual([]);
  await problems.getByRole("button", { name: "Telefone" }).click();
  await expect(phone).toBeFocused();
  await expect(page.getByText(refusal(messages.phone))).toBeVisible();
  // As pasted, with a space after it, which a save drops.
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("(87) 3761-2345 ");
  await write(number, "12.345.678/0001-95");
  await write(email, before[0]);
  await write(age, before[1]);
  await saveWithSuccess();
  expect(changedLines()).toEqual(["-taxNumber: 00.000.000/0001-00", "+taxNumber: 12.345.678/0001-95"]);
});

test("adds a feature to a service", async () => {
  await open("Conteúdo do site", "Serviços");
  const service = entry("Manutenção preventiva");
  await service.getByRole("button").first().click();
  await service.getByRole("button", { name: "Adicionar item" }).click();
  await service.getByRole("textbox").last().fill("Fotos: antes e depois");

  // The preview shows it before the save.
  await expect(page.frameLocator("#preview-pane").getByText("Fotos: antes e depois")).toBeVisible();
  await saveWithSuccess();

  expect(changedLines()).toEqual(['+      - "Fotos: antes e depois"']);
});

test("reorders the services", async () => {
  await open("Conteúdo do site", "Serviços");
  const handle = (name: string) => entry(name).locator("[aria-roledescription=sortable]").first();
  await handle("Manutenção preventiva").hover();
  await page.mouse.down();
  // In steps: Decap ignores a drag of a few pixels.
  const target = await handle("Manutenção corretiva").boundingBox();
  await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 20, { steps: 10 });
  await page.mouse.up();
  await saveWithSuccess();

  const { services } = parse(site.read("services.yaml")) as Content["services.yaml"];
  expect(services.slice(0, 2).map(({ title }) => title)).toEqual(["Manutenção corretiva", "Manutenção preventiva"]);
  // The removed lines are added elsewhere.
  const lines = changedLines();
  expect(
    lines
      .filter((line) => line.startsWith("-"))
      .map((line) => line.slice(1))
      .sort(),
  ).toEqual(
    lines
      .filter((line) => line.startsWith("+"))
      .map((line) => line.slice(1))
      .sort(),
  );
  expect(lines.length).toBeLessThanOrEqual(18);
});

test("refuses a photo that the page cannot show, in words", async () => {
  await openFirstPhoto(page);
  const nothing = { create: { width: 1200, height: 900, channels: 4, background: "#0000" } } as const;
  await choosePhoto(page, "recorte.png", await sharp(nothing).png().toBuffer());
  await save();
  await expect(page.getByText(contentMessages.photoTransparent("fotos/recorte.png"))).toBeVisible();
  expect(changedLines()).toEqual([]);
  expect(existsSync(path.join(site.directory, "data/fotos/recorte.png"))).toBe(false);
});

test("shows a telephone's photo upright in the preview, and takes its size from the file", async () => {
  const photo = await telephonePhoto();
  await choosePhoto(page, "oficina.jpg", photo);

  const preview = page.frameLocator("#preview-pane").getByRole("figure").first();
  await expect(async () => {
    const { width = 0, height = 0 } = (await preview.boundingBox()) ?? {};
    // The hero crops a portrait photo.
    expect(height / width).toBeCloseTo(3 / 4, 1);
    expect(await isUpright(await preview.screenshot())).toBe(true);
  }).toPass();
  await saveWithSuccess();
  expect(changedLines()).toEqual(["-    url: https://fotos.localhost/tecnico.jpg", "+    url: fotos/oficina.jpg"]);
  expect(readFileSync(path.join(site.directory, "data/fotos/oficina.jpg"))).toEqual(photo);
});

test("refuses a name in braces that no fact has, at its field", async () => {
  await open("Páginas", "Página de contato");
  const intro = page.getByLabel("Texto de abertura");
  const before = await intro.inputValue();
  await write(intro, "Fale com a {brnad}.");
  await save();

  await expect(dialog().getByText("“{brnad}” não é um dado conhecido.")).toBeVisible();
  await dialog().getByRole("button", { name: "Texto de abertura" }).click();
  await expect(intro).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: "“{brnad}” não é um dado conhecido." })).toBeVisible();
  expect(changedLines()).toEqual([]);
  await write(intro, before);
});

test("refuses a title that another page has: a rule between files", async () => {
  const title = page.getByLabel("Título da página");
  const before = await title.inputValue();
  await write(title, (parse(site.read("pages/services.yaml")) as Content["pages/services.yaml"]).title);
  await save();

  await expect(dialog().getByText(messages.duplicateTitle("“Página de serviços”"))).toBeVisible();
  await close();
  expect(changedLines()).toEqual([]);
  await write(title, before);
});

test("changes how the form delivers with one line, but not to a form service without its address", async () => {
  // By its name beside the arrow; the first of the two is the label above the group.
  const name = page.getByText("Formulário", { exact: true }).nth(1);
  await name.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await name.boundingBox()) ?? {};
  await page.mouse.click(x + width - 4, y + height / 2);
  const delivery = page.getByLabel("Entrega das mensagens");
  const choose = async (mode: string) => {
    await delivery.click();
    await page.getByRole("option", { name: mode, exact: true }).click();
  };
  await choose("servico");
  await save();
  await expect(dialog().getByText(messages.deliveryUrlMissing)).toBeVisible();
  await close();
  expect(changedLines()).toEqual([]);

  await choose("whatsapp");
  await saveWithSuccess();
  expect(changedLines()).toEqual(["-  delivery: nenhuma", "+  delivery: whatsapp"]);
});

test("keeps the newer version of a file that has changed under an open form, and shows both", async () => {
  await open("Conteúdo do site", "Planos de manutenção");
  const greeting = page.getByLabel("Mensagem pronta do WhatsApp para um plano");
  await expect(greeting).not.toHaveValue("");
  // Another program, or another tab, saves the file.
  const [plan] = (parse(site.read("plans.yaml")) as Content["plans.yaml"]).plans;
  site.set("plans.yaml", ["plans", 0, "price"], "A partir de R$ 390 por mês");
  git("add", "data");
  await write(greeting, "Olá! Quero saber do plano {name}.");
  await save();

  await expect(dialog()).toContainText("Planos de manutenção: o arquivo mudou enquanto você escrevia");
  const row = dialog().getByRole("row", { name: "Planos › “Básico” › Preço" });
  await expect(row.getByRole("cell")).toHaveText(["A partir de R$ 390 por mês", plan?.price ?? ""]);
  await expect(dialog().getByRole("row", { name: /Mensagem pronta/ })).toContainText("Quero saber do plano");
  await dialog().getByRole("button", { name: "Não gravar a minha" }).click();
  await expect(page.getByText("O arquivo continua como estava.")).toBeVisible();
  expect(changedLines()).toEqual([]);

  // The typed text is still there, and the owner may choose it.
  await expect(greeting).toHaveValue("Olá! Quero saber do plano {name}.");
  await save();
  await dialog().getByRole("button", { name: "Gravar a minha por cima" }).click();
  await expect(page.getByText("Nada por gravar")).toBeVisible();
  expect(site.read("plans.yaml")).toContain("Quero saber do plano {name}.");
  expect(site.read("plans.yaml")).not.toContain("R$ 390");
  git("add", "data");
});

test("says that the page is on its way until all files have been read", async () => {
  const other = await page.context().newPage();
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await other.route("**/api/v1", async (route) => {
    // The preview reads this file, the form does not.
    if (route.request().postData()?.includes("terms.yaml")) await released;
    await route.continue();
  });
  await other.goto(page.url().replace(/entries.*/, "entries/steps"));
  const preview = other.frameLocator("#preview-pane");
  await expect(preview.getByText("Carregando a página…")).toBeVisible();
  answer();
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await other.close();
});

test("leads through what is still an example, field by field, until nothing is left", async () => {
  test.setTimeout(120_000);
  const real: Record<string, string> = {
    "Nome do titular": "Maria da Silva",
    CNPJ: "12.345.678/0001-95",
    "Telefone e WhatsApp": "(87) 3761-2345",
    "Telefone do menu em telas pequenas": "(87) 3761-2345",
    "E-mail": "contato@wsclimatizacao.com.br",
    "Endereço do site": "https://www.wsclimatizacao.com.br",
    "Endereço › Rua": "Rua do Comércio",
    "Endereço › Número": "120",
    "Endereço › Complemento": "Sala 2",
    "Endereço › Bairro": "Centro",
    "Endereço › Cidade": "Garanhuns",
    "Endereço › CEP": "55290-000",
  };
  await page.getByRole("button", { name: "Dados de exemplo" }).click();
  await expect(dialog()).toBeVisible();
  const left = await dialog().getByRole("listitem").allTextContents();
  expect(left.length).toBeGreaterThan(5);
  await close();
  for (const name of left) {
    await page.getByRole("button", { name: "Dados de exemplo" }).click();
    await dialog().getByRole("button", { name, exact: true }).click();
    // Decap marks a field that may be left out behind its name.
    await expect(page.getByLabel(new RegExp(`^${name.split(" › ").at(-1)}( \\(.*\\))?$`))).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.insertText(real[name] ?? "");
  }
  await saveWithSuccess();
  await page.getByRole("button", { name: "Dados de exemplo" }).click();
  await expect(dialog()).toContainText("Nenhum dado de exemplo ficou para trás.");
  await close();
});

test("tells before they are sent what has changed, before and after, field by field", async () => {
  writeFileSync(path.join(site.directory, "data/fotos/antiga.jpg"), await telephonePhoto());
  // Lower than the dialog.
  await page.setViewportSize({ width: 1280, height: 320 });
  await page.getByRole("button", { name: "O que mudou" }).click();
  await expect(dialog().getByRole("heading", { name: "O que mudou" })).toBeInViewport({ ratio: 1 });
  await expect(dialog()).toContainText("ainda não foram enviadas");
  await expect(dialog()).toContainText("Fotos que nenhuma página usa: fotos/antiga.jpg.");
  await expect(dialog().getByRole("heading", { name: "Dados da empresa" })).toBeVisible();
  const row = dialog().getByRole("row", { name: "Telefone e WhatsApp" });
  await expect(row.getByRole("cell")).toHaveText(["(87) 00000-0000", "(87) 3761-2345"]);
  await close();
});

test("lists what has changed although a file can't be read, and says which", async () => {
  const before = site.read("steps.yaml");
  site.write("steps.yaml", `${before}\n: [`);
  await page.getByRole("button", { name: "O que mudou" }).click();
  await expect(dialog()).toContainText(`Não foi possível ler “${editorTexts.files["steps.yaml"]}”.`);
  await expect(dialog().getByRole("row", { name: "Telefone e WhatsApp" })).toBeVisible();
  await close();
  site.write("steps.yaml", before);
});

test("tells after a save what is wrong in another file, even where a field is there twice", async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const [business, contact] = [site.read("business.yaml"), site.read("pages/contact.yaml")];
  site.write("business.yaml", business.replace(/^phone: .*$/m, "phone: 9").replace(/^(brand: .*\n)/m, "$1$1"));
  await open("Páginas", "Página de contato");
  await write(page.getByLabel("Texto de abertura"), "Fale com a gente.");
  await save();
  await expect(dialog().getByText(editorTexts.problems.elsewhere)).toBeVisible();
  await expect(dialog().getByRole("button", { name: /Telefone e WhatsApp$/ })).toBeVisible();
  await close();
  site.write("business.yaml", business);
  site.write("pages/contact.yaml", contact);
});

test("leaves content that passes the check", async () => {
  expect((await checkContent(contentModel, path.join(site.directory, "data"))).problems).toEqual([]);
});
