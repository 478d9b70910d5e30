import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Dialog, expect, type Locator, type Page, test } from "@playwright/test";
import express from "express";
import type { CreateDevServerArgs } from "gatsby";
import { parse } from "yaml";
import { onCreateDevServer } from "../plugins/gatsby-plugin-content-editor/gatsby-node";
import { savingTexts } from "../plugins/gatsby-plugin-content-editor/texts";
import { refusal } from "../plugins/gatsby-plugin-content-model/fields";
import { messages as contentMessages } from "../plugins/gatsby-plugin-content-model/messages";
import type { Content } from "../src/content/model/content-files";
import { messages } from "../src/content/rules/messages";
import { choosePhoto, openFirstPhoto, openForm, save as saveForm } from "./support/editor";
import { telephonePhoto } from "./support/photos";
import { ProjectCopy } from "./support/project-copy";
import { imageService } from "./support/site";

/* The owner's way through the forms, on real files. Each test continues the one before. */
test.describe.configure({ mode: "serial" });

let site: ProjectCopy;
let server: Server;
let page: Page;
let port: number;
/** Third-party requests, uncaught errors, and questions of the browser. */
const thirdParty: string[] = [];
const errors: unknown[] = [];
const questions: string[] = [];

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
  const options = { site: "src/editor/site.ts", siteUrl: "https://www.example.com", title: "Editor", plugins: [] };
  const app = express();
  // As in `gatsby develop`, which runs in the project's folder.
  const directory = process.cwd();
  process.chdir(site.directory);
  await onCreateDevServer?.({ app } as unknown as CreateDevServerArgs, options, () => {});
  process.chdir(directory);
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route(
    ({ hostname, protocol }) => protocol.startsWith("http") && hostname !== "localhost",
    (route) => {
      // The form shows the content's photos.
      if (!route.request().url().startsWith(imageService)) thirdParty.push(route.request().url());
      return route.abort();
    },
  );
  page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error));
  page.on("dialog", (question: Dialog) => {
    questions.push(question.message());
    return question.accept();
  });
  await page.goto(`http://localhost:${port}/admin/`);
  await page.getByRole("button", { name: "Entrar" }).click();
});

test.beforeEach(() => {
  questions.length = 0;
});

test.afterEach(() => {
  expect(thirdParty, "third-party requests").toEqual([]);
  expect(errors, "uncaught errors").toEqual([]);
});

test.afterAll(async () => {
  server.close();
  site.delete();
});

const dialog = () => page.getByRole("dialog");
const open = (collection: string, file: string) => openForm(page, collection, file);
const save = () => saveForm(page);

/** Clears first: Decap restores the cursor, and would append the new text to the old. */
async function write(field: Locator, text: string) {
  await field.clear();
  await field.fill(text);
}

async function saveWithSuccess() {
  await save();
  await expect(page.getByText("Alterações salvas")).toBeVisible();
}

/** Saves, and expects that nothing is written and these problems are listed. */
async function saveWithProblems(...problems: string[]) {
  await save();
  await expect(dialog().getByRole("listitem")).toContainText(problems);
  await dialog().getByRole("button", { name: "Fechar" }).click();
  expect(changedLines()).toEqual([]);
}

/** A list entry by the text of its collapsed form, since Decap's entries have no roles or names. */
const entry = (name: string) =>
  page
    .locator("div")
    .filter({ has: page.locator("> div > [aria-roledescription]") })
    .filter({ has: page.locator("> div", { hasText: new RegExp(`^${name}$`) }) });

test("changes the phone, and with it one line of a file", async () => {
  await open("Conteúdo do site", "Dados da empresa");
  await write(page.getByLabel("Telefone e WhatsApp"), " (87) 3761-2345 ");
  await saveWithSuccess();
  await expect(page.getByText("Gravado neste computador.")).toBeVisible();
  await expect(page.getByRole("button", { name: "close" })).toHaveCount(0);
  expect(changedLines()).toEqual(["-phone: (87) 3761-0000", "+phone: (87) 3761-2345"]);
});

test("refuses what a build would refuse, lists it, and says how to write it", async () => {
  await write(page.getByLabel("Telefone e WhatsApp"), "87 9912-345");
  await saveWithProblems(`Dados da empresa › Telefone e WhatsApp: ${refusal(messages.phone)}`);

  await open("Páginas", "Página de contato");
  const { title } = parse(site.read("pages/services.yaml")) as Content["pages/services.yaml"];
  await write(page.getByLabel("Título da página"), title);
  await write(page.getByLabel("Texto de abertura"), "Fale com a {brnad}.");
  await saveWithProblems(
    `Página de contato › Título da página: ${messages.duplicateTitle("“Página de serviços”")}`,
    "“{brnad}” não é um dado conhecido.",
  );
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

test("does not offer what it could not restore, after a reload or in another tab", async () => {
  const otherTab = await page.context().newPage();
  otherTab.on("dialog", (question) => {
    questions.push(question.message());
    return question.accept();
  });
  await otherTab.goto(`http://localhost:${port}/admin/`);
  await expect(otherTab.getByRole("link", { name: "Dados da empresa" })).toBeVisible();
  await open("Conteúdo do site", "Dados da empresa");
  await write(page.getByLabel("Telefone e WhatsApp"), "(87) 3761-9999");
  await expect.poll(() => page.evaluate(storedKeys)).toContain("backup");
  questions.length = 0;
  // Playwright's pages all have the focus all the time.
  await otherTab.evaluate(() => dispatchEvent(new Event("focus")));
  await openForm(otherTab, "Conteúdo do site", "Dados da empresa");
  await expect(otherTab.getByLabel("Telefone e WhatsApp")).toHaveValue("(87) 3761-2345");
  await otherTab.close();
  await page.reload();
  await expect(page.getByLabel("Telefone e WhatsApp")).toHaveValue("(87) 3761-2345");
  // Asked by the browser, before it leaves a form with changes.
  expect(questions.filter(Boolean)).toEqual([]);
});

test("adds an empty item to each list of a file, and saves none", async () => {
  const add = page.getByRole("button", { name: "Adicionar item" });
  /** The button of a closed group; that of a list, which counts its items, would open them all. */
  const closedGroup = page
    .getByRole("button", { name: "Abrir", exact: true })
    .and(page.locator("div").filter({ hasNotText: /^\d/ }).locator("> button"));
  await open("Páginas", "Página inicial");
  await expect(page.getByText("Alterações salvas")).toBeVisible();
  while (await closedGroup.count()) await closedGroup.first().click();
  // Forwards: a new item may have lists of its own.
  for (let index = 0; index < (await add.count()); index++) await add.nth(index).click();
  await save();
  await expect(page.getByText("é obrigatório").first()).toBeVisible();
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
  const handle = (name: string) => entry(name).locator("[aria-roledescription]").first();
  await expect(handle("Manutenção preventiva")).toHaveAttribute("aria-roledescription", "arrastável");
  await expect(handle("Manutenção preventiva")).toHaveAccessibleDescription(/^Para mudar a ordem, arraste [^.]+\.\s*$/);
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

test("sets the colour behind a photo, as the form's own advice writes it", async () => {
  await openFirstPhoto(page);
  const colour = page.getByLabel("Cor atrás da foto").first();
  await write(colour, "2a4d6e");
  await saveWithProblems(`Cor atrás da foto: ${refusal(messages.colour)}`);
  await write(colour, "#2a4d6e");
  await saveWithSuccess();
  expect(changedLines()).toEqual(['-      colour: "#12335a"', '+      colour: "#2a4d6e"']);
});

test("says of a photo that the site cannot show what is wrong, and saves one that it can with the text that names it", async () => {
  await openFirstPhoto(page);
  await page.getByRole("button", { name: "Escolha uma imagem diferente" }).first().click();
  const upload = page.locator("input[type=file]").first();
  await upload.setInputFiles({ name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") });
  expect(questions).toEqual([savingTexts.notPhoto("IMG_0001.HEIC")]);
  await page.keyboard.press("Escape");

  const photo = await telephonePhoto();
  await choosePhoto(page, "estragada.jpg", photo.subarray(0, photo.length / 2));
  await saveWithProblems(
    `Página inicial › Chamada para os serviços › Fotos › “fotos/estragada.jpg” › Arquivo ou endereço: ${contentMessages.photoUnreadable("fotos/estragada.jpg")}`,
  );
  expect(existsSync(path.join(site.directory, "data/fotos/estragada.jpg"))).toBe(false);

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
  expect(changedLines().filter((line) => line.startsWith("+"))).toEqual([
    "+greeting: Olá! Quero saber do plano {name}.",
  ]);

  site.set("plans.yaml", ["greeting"], "Bom dia! Quero o plano {name}.");
  git("add", "data");
  await write(greeting, "Oi! Quero o plano {name}.");
  await save();
  await expect(dialog()).toContainText("Planos de manutenção: o arquivo mudou enquanto você escrevia");
  await expect(dialog().getByRole("listitem")).toHaveText([
    /Mensagem pronta.*No arquivo agora: Bom dia! Quero o plano {name}\..*No seu formulário: Oi! Quero o plano {name}\./s,
  ]);
  await dialog().getByRole("button", { name: "Não gravar a minha" }).click();
  await expect(page.getByText("O arquivo continua como estava.").first()).toBeVisible();
  expect(changedLines()).toEqual([]);
  await save();
  await dialog().getByRole("button", { name: "Gravar a minha", exact: true }).click();
  await expect(page.getByText("Alterações salvas")).toBeVisible();
  expect(changedLines()).toContain("+greeting: Oi! Quero o plano {name}.");
});

test("says what is wrong with a file that was broken outside of the editor, and keeps the others editable", async () => {
  const broken = `data/plans.yaml, linha ${site.read("plans.yaml").split("\n").length}: ${contentMessages.syntax.duplicateKey}`;
  const message = page.getByText(savingTexts.unreadable(broken));
  const greeting = page.getByLabel("Mensagem pronta do WhatsApp para um plano");
  await write(greeting, "Bom dia! Quero o plano {name}.");
  site.write("plans.yaml", `${site.read("plans.yaml")}greeting: Oi!\n`);
  git("add", "data");
  await save();
  await expect(message.first()).toHaveText(`Nada foi gravado. ${savingTexts.unreadable(broken)}`);
  expect(changedLines()).toEqual([]);

  await open("Conteúdo do site", "Dados da empresa");
  await write(page.getByLabel("Telefone e WhatsApp"), "(87) 3761-2346");
  await saveWithSuccess();
  await open("Conteúdo do site", "Planos de manutenção");
  await expect(page.getByRole("heading").filter({ has: message })).toBeVisible();
  await expect(greeting).toHaveCount(0);
});

/** Status of a request as another program, or another page by its headers, would send it. */
const statusOf = (file: string, headers: Record<string, string> = {}) =>
  new Promise((resolve, reject) => {
    const all = { "Content-Type": "application/json", ...headers };
    const sent = request({ port, method: "POST", path: "/admin/api/v1", headers: all }, (response) =>
      resolve(response.resume().statusCode),
    );
    sent.on("error", reject).end(JSON.stringify({ action: "getEntry", params: { branch: "main", path: file } }));
  });

test("answers no other page, and reads nothing but the content", async () => {
  expect(await statusOf("business.yaml")).toBe(200);
  expect(await statusOf("business.yaml", { Origin: "https://evil.example" })).toBe(403);
  expect(await statusOf("business.yaml", { Host: "evil.example" })).toBe(403);
  expect(await statusOf("../package.json")).toBe(422);
});
