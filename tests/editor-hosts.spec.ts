import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { type Backend, hostedBackend } from "../plugins/gatsby-plugin-content-editor/backend";
import { writeEditor } from "../plugins/gatsby-plugin-content-editor/page";
import { refusal } from "../plugins/gatsby-plugin-content-model/fields";
import { messages } from "../plugins/gatsby-plugin-content-model/messages";
import { contentFiles } from "../src/content/model/content-files";
import { messages as siteMessages } from "../src/content/rules/messages";
import { editorTexts } from "../src/editor/texts";
import { choosePhoto, openFirstPhoto, openForm, publish } from "./support/editor";

/* The hosted editor. Decap CMS validates its configuration against its own schema, and shows the errors. */

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".woff2": "font/woff2" };

let directory: string;

test.beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "admin-"));
});

test.afterEach(() => rmSync(directory, { recursive: true }));

/** Opens the editor of a backend, at its URL without a slash. Returns the violations of its policy. */
async function openEditor(page: Page, backend: Backend): Promise<string[]> {
  const settings = { backend, siteUrl: "https://www.example.com" };
  await writeEditor(directory, {
    site: "src/editor/site.tsx",
    page: editorTexts.page({ brand: "WS", tagline: "Climatização & Ventilação" }),
    settings,
  });
  await page.route("**", (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const file = path.join(directory, pathname === "/admin" ? "index.html" : pathname.replace(/^\/admin\//, ""));
    if (hostname !== "editor.localhost" || !existsSync(file)) return route.abort();
    return route.fulfill({ body: readFileSync(file), contentType: types[path.extname(file)] });
  });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.goto("http://editor.localhost/admin");
  return refused;
}

const application = { CMS_APP_ID: "0123abcd" };
const hosts = [
  { name: "GitHub", environment: { CMS_BACKEND: "github" } },
  { name: "GitLab", environment: { CMS_BACKEND: "gitlab", ...application } },
  { name: "Gitea", environment: { CMS_BACKEND: "gitea", CMS_BASE_URL: "https://git.example.com", ...application } },
  { name: "Forgejo", environment: { CMS_BACKEND: "forgejo", CMS_BASE_URL: "https://git.example.com", ...application } },
];

for (const { name, environment } of hosts) {
  test(`offers to sign in with ${name}, at the address without a slash too`, async ({ page }) => {
    const backend = hostedBackend({ CMS_REPO: "dona/site", ...environment }, editorTexts.backend);
    if (!backend) throw new Error("No editor is asked for");
    const refused = await openEditor(page, backend);
    await expect(page.getByRole("button", { name: new RegExp(name) })).toBeVisible();
    await expect(page.getByText(/configura/i)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Editor do site: WS" })).toBeVisible();
    await expect(page.getByText("dona/site")).toBeVisible();
    expect(refused).toEqual([]);
  });
}

/** A folder in the format of Decap's test backend: files and folders by name. */
interface Folder {
  [name: string]: Folder | { path: string; content: string };
}

/** The shipped content, as a repository. */
function repository(): Folder {
  const pages: Folder = {};
  const data: Folder = { pages };
  for (const file of Object.keys(contentFiles)) {
    const folder = file.startsWith("pages/") ? pages : data;
    folder[path.basename(file)] = { path: `data/${file}`, content: readFileSync(path.join("data", file), "utf8") };
  }
  return { data };
}

/** The published texts and photos. */
const published = (page: Page) =>
  page.evaluate(() => {
    const { data } = (window as unknown as { repoFiles: { data: Folder } }).repoFiles;
    const home = (data.pages as Folder)["home.yaml"] as { content: string };
    return { home: home.content, photos: Object.keys(data.fotos ?? {}) };
  });

test("lists what is badly written before it publishes", async ({ page }) => {
  await page.addInitScript((files) => Object.assign(window, { repoFiles: files }), repository());
  await openEditor(page, { name: "test-repo" } as unknown as Backend);
  await page.getByRole("button", { name: "Entrar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await openForm(page, "Conteúdo do site", "Dados da empresa");
  const phone = page.getByLabel("Telefone e WhatsApp");
  await phone.clear();
  await phone.fill("87 9912-345");
  await publish(page);
  await expect(dialog.getByRole("listitem")).toHaveText(
    `Dados da empresa › Telefone e WhatsApp: ${refusal(siteMessages.phone)}`,
  );
});

test("publishes a photo with the text that names it, and refuses one that a build would refuse", async ({ page }) => {
  await page.addInitScript((files) => Object.assign(window, { repoFiles: files }), repository());
  const refused = await openEditor(page, { name: "test-repo" } as unknown as Backend);
  await page.getByRole("button", { name: "Entrar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await openFirstPhoto(page);

  const picture = (alpha: number) =>
    sharp({ create: { width: 1200, height: 900, channels: 4, background: { r: 10, g: 90, b: 200, alpha } } }).png();
  await choosePhoto(page, "recorte.png", await picture(0).toBuffer());
  await publish(page);
  await expect(dialog).toContainText(messages.photoTransparent("fotos/recorte.png"));
  await dialog.getByRole("button", { name: "Fechar" }).click();
  expect((await published(page)).photos).toEqual([]);

  await choosePhoto(page, "oficina.png", await picture(1).toBuffer());
  await publish(page);
  await expect(dialog.getByRole("row", { name: "Arquivo ou endereço" })).toContainText("fotos/oficina.png");
  await dialog.getByRole("button", { name: "Publicar" }).click();
  await expect.poll(() => published(page)).toMatchObject({ photos: ["oficina.png"] });
  expect((await published(page)).home).toContain("url: fotos/oficina.png");

  // A photo in use can't be deleted.
  page.on("dialog", (question) => question.accept());
  await page.getByRole("link", { name: /Voltar a / }).click();
  await page.getByRole("button", { name: "Fotos" }).click();
  await page.getByText("oficina.png").first().click();
  await page.getByRole("button", { name: "Apagar a escolhida" }).click();
  await expect(page.getByText(editorTexts.saving.photoInUse("fotos/oficina.png"))).toBeVisible();
  expect((await published(page)).photos).toEqual(["oficina.png"]);
  expect(refused).toEqual([]);
});
