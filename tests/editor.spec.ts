import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Dialog, expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { serveEditor } from "../plugins/gatsby-plugin-content-editor/local-server";
import { refusal } from "../plugins/gatsby-plugin-content-model/fields";
import { messages as contentMessages } from "../plugins/gatsby-plugin-content-model/messages";
import type { Content } from "../src/content/model/content-files";
import { messages } from "../src/content/rules/messages";
import { editorTexts } from "../src/editor/texts";
import { choosePhoto, openFirstPhoto, openForm, save as saveForm } from "./support/editor";
import { telephonePhoto } from "./support/photos";
import { ProjectCopy } from "./support/project-copy";
import { imageService } from "./support/site";

/* The owner's way through the forms, on real files. Each test continues the one before. */
test.describe.configure({ mode: "serial" });

let site: ProjectCopy;
let editor: Server;
let page: Page;
let port: number;
const strangers: string[] = [];

const git = (...args: string[]) => execFileSync("git", args, { cwd: site.directory, encoding: "utf8" });

/** The removed (`-`) and added (`+`) lines since the last call. */
function changedLines(): string[] {
  const lines = git("diff", "--unified=0", "data").split("\n");
  git("add", "data");
  return lines.filter((line) => /^[-+](?![-+]{2} )/.test(line));
}

test.beforeAll(async ({ browser }) => {
  site = new ProjectCopy();
  git("init", "--quiet");
  site.set("business.yaml", ["phone"], "(87) 3761-0000");
  git("add", "data");
  editor = await serveEditor({
    site: "src/editor/site.ts",
    page: editorTexts.page({ brand: "WS", tagline: "Climatização" }),
    directory: path.join(site.directory, "data"),
    port: 0,
  });
  port = (editor.address() as AddressInfo).port;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route(
    ({ hostname, protocol }) => protocol.startsWith("http") && hostname !== "localhost",
    (route) => {
      // The form shows the content's photos.
      if (!route.request().url().startsWith(imageService)) strangers.push(route.request().url());
      return route.abort();
    },
  );
  page = await context.newPage();
  // Decap asks before a form with changes is left.
  page.on("dialog", (question) => question.accept());
  await page.goto(`http://localhost:${port}/admin/`);
  await expect(page).toHaveTitle("Editor do site: WS Climatização");
  await page.getByRole("button", { name: "Entrar" }).click();
});

test.afterEach(() => {
  expect(strangers, "requests to strangers").toEqual([]);
});

test.afterAll(async () => {
  editor.close();
  site.delete();
});

const dialog = () => page.getByRole("dialog");
const close = () => dialog().getByRole("button", { name: "Fechar" }).click();
const open = (collection: string, file: string) => openForm(page, collection, file);
const save = () => saveForm(page);

/** Clears first: Decap restores the cursor, and would append the new text to the old. */
async function write(field: Locator, text: string) {
  await field.clear();
  await field.fill(text);
}

async function saveWithSuccess() {
  await save();
  await expect(page.getByText("Nada a gravar")).toBeVisible();
}

/** A list entry by the text of its collapsed form, since Decap's entries have no roles or names. */
const entry = (name: string) =>
  page
    .locator("div")
    .filter({ has: page.locator("> div > [aria-roledescription=sortable]") })
    .filter({ has: page.locator("> div", { hasText: new RegExp(`^${name}$`) }) });

test("changes the phone, and with it one line of a file", async () => {
  await open("Conteúdo do site", "Dados da empresa");
  await write(page.getByLabel("Telefone e WhatsApp"), "(87) 3761-2345");
  await saveWithSuccess();
  await expect(page.getByText("Gravado neste computador.")).toBeVisible();
  expect(changedLines()).toEqual(["-phone: (87) 3761-0000", "+phone: (87) 3761-2345"]);
});

test("does not save what is badly written, and says how to write it; a pasted space is dropped", async () => {
  const phone = page.getByLabel("Telefone e WhatsApp");
  await write(phone, "87 9912-345");
  await save();
  await expect(dialog().getByRole("listitem")).toHaveText([
    `Dados da empresa › Telefone e WhatsApp: ${refusal(messages.phone)}`,
  ]);
  await close();
  expect(changedLines()).toEqual([]);
  await write(phone, " (87) 3761-2346 ");
  await saveWithSuccess();
  expect(changedLines()).toEqual(["-phone: (87) 3761-2345", "+phone: (87) 3761-2346"]);
});

/** Runs in the page: what Decap has stored in the browser, where it keeps drafts. */
const storedKeys = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open("localforage");
    opening.onsuccess = () => {
      const store = opening.result.transaction("keyvaluepairs").objectStore("keyvaluepairs");
      store.getAllKeys().onsuccess = ({ target }) => {
        opening.result.close();
        resolve(String((target as IDBRequest<string[]>).result));
      };
    };
  });

test("does not offer after a reload what it could not restore", async () => {
  const questions: string[] = [];
  const note = (question: Dialog) => questions.push(question.message());
  await write(page.getByLabel("Telefone e WhatsApp"), "(87) 3761-9999");
  await expect.poll(() => page.evaluate(storedKeys)).toContain("backup");
  await page.reload();
  page.on("dialog", note);
  await expect(page.getByLabel("Telefone e WhatsApp")).toHaveValue("(87) 3761-2346");
  expect(questions).toEqual([]);
  page.off("dialog", note);
});

test("refuses what a build would refuse, and lists it", async () => {
  const number = page.getByLabel("CNPJ", { exact: true });
  await write(number, "12.345.678/0001-00");
  await save();
  await expect(dialog().getByRole("listitem")).toHaveText([`Dados da empresa › CNPJ: ${messages.taxNumberDigits}`]);
  await close();

  await open("Páginas", "Página de contato");
  const title = page.getByLabel("Título da página");
  const intro = page.getByLabel("Texto de abertura");
  await write(title, (parse(site.read("pages/services.yaml")) as Content["pages/services.yaml"]).title);
  await write(intro, "Fale com a {brnad}.");
  await save();
  await expect(dialog()).toContainText("“{brnad}” não é um dado conhecido.");
  await expect(dialog()).toContainText(messages.duplicateTitle("“Página de serviços”"));
  await close();
  expect(changedLines()).toEqual([]);
});

test("adds a feature to a service, in one line, and reorders the services with their lines unchanged", async () => {
  await open("Conteúdo do site", "Serviços");
  const service = entry("Manutenção preventiva");
  await service.getByRole("button").first().click();
  await service.getByRole("button", { name: "Adicionar item" }).click();
  await service.getByRole("textbox").last().fill("Fotos: antes e depois");
  await saveWithSuccess();
  expect(changedLines()).toEqual(['+      - "Fotos: antes e depois"']);

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
  const linesWith = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
  expect(linesWith("-").sort()).toEqual(linesWith("+").sort());
});

test("refuses a photo that the page cannot show, in words, and saves one that it can with the text that names it", async () => {
  await openFirstPhoto(page);
  const nothing = { create: { width: 1200, height: 900, channels: 4, background: "#0000" } } as const;
  await choosePhoto(page, "recorte.png", await sharp(nothing).png().toBuffer());
  await save();
  await expect(dialog()).toContainText(contentMessages.photoTransparent("fotos/recorte.png"));
  await close();
  expect(changedLines()).toEqual([]);
  expect(existsSync(path.join(site.directory, "data/fotos/recorte.png"))).toBe(false);

  const photo = await telephonePhoto();
  await choosePhoto(page, "oficina.jpg", photo);
  await saveWithSuccess();
  expect(changedLines()).toContain("+    - url: fotos/oficina.jpg");
  expect(readFileSync(path.join(site.directory, "data/fotos/oficina.jpg"))).toEqual(photo);
});

test("merges what another window has changed in other fields, and asks about the same field", async () => {
  await open("Conteúdo do site", "Planos de manutenção");
  const greeting = page.getByLabel("Mensagem pronta do WhatsApp para um plano");
  await expect(greeting).not.toHaveValue("");
  site.set("plans.yaml", ["plans", 0, "price"], "A partir de R$ 390 por mês");
  git("add", "data");
  await write(greeting, "Olá! Quero saber do plano {name}.");
  await saveWithSuccess();
  expect(site.read("plans.yaml")).toContain("R$ 390");
  expect(site.read("plans.yaml")).toContain("Quero saber do plano {name}.");

  site.set("plans.yaml", ["greeting"], "Bom dia! Quero o plano {name}.");
  git("add", "data");
  await write(greeting, "Oi! Quero o plano {name}.");
  await save();
  await expect(dialog()).toContainText("Planos de manutenção: o arquivo mudou enquanto você escrevia");
  const row = dialog().getByRole("row", { name: /Mensagem pronta/ });
  await expect(row).toContainText("Bom dia! Quero o plano {name}.");
  await expect(row).toContainText("Oi! Quero o plano {name}.");
  await dialog().getByRole("button", { name: "Não gravar a minha" }).click();
  await expect(page.getByText("O arquivo continua como estava.").first()).toBeVisible();
  expect(changedLines()).toEqual([]);
  await save();
  await dialog().getByRole("button", { name: "Gravar a minha", exact: true }).click();
  await expect(page.getByText("Nada a gravar")).toBeVisible();
  expect(site.read("plans.yaml")).toContain("Oi! Quero o plano {name}.");
  expect(site.read("plans.yaml")).toContain("R$ 390");
});

/** Status of a request as another program, or another page by its headers, would send it. */
const statusOf = (body: object, headers: Record<string, string> = {}) =>
  new Promise((resolve, reject) => {
    const options = {
      port,
      method: "POST",
      path: "/api/v1",
      headers: { "Content-Type": "application/json", ...headers },
    };
    const sent = request(options, (response) => resolve(response.resume().statusCode));
    sent.on("error", reject).end(JSON.stringify(body));
  });

test("answers no other page, and reads nothing but the content", async () => {
  const read = (file: string) => ({ action: "getEntry", params: { branch: "main", path: file } });
  expect(await statusOf(read("business.yaml"))).toBe(200);
  expect(await statusOf(read("business.yaml"), { Origin: "https://evil.example" })).toBe(403);
  expect(await statusOf(read("business.yaml"), { Host: "evil.example" })).toBe(403);
  expect(await statusOf(read("../package.json"))).toBe(422);
});
