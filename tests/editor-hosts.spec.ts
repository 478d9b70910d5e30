import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { stringify } from "yaml";
import { type Backend, hostedBackend } from "../plugins/gatsby-plugin-content-editor/backend";
import { editorPage } from "../plugins/gatsby-plugin-content-editor/page";
import { contentFiles } from "../src/content/model/content-files";
import { choosePhoto, openFirstPhoto, publish } from "./support/editor";
import { otherBusinessSite, ownSection } from "./support/other-business";
import { halves } from "./support/photos";

/* The editor as a build publishes it. Decap CMS validates its configuration against its own schema, and shows the errors. */

const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

/** Opens the published editor, with the page for another backend, at its URL without a slash. Returns the violations of its policy. */
async function openEditor(page: Page, backend: Backend): Promise<string[]> {
  await page.route("**", (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (hostname !== "editor.localhost") return route.abort();
    if (pathname === "/admin") {
      const body = editorPage("Editor: A & B", { backend, siteUrl: "https://www.example.com" });
      return route.fulfill({ body, contentType: "text/html" });
    }
    const file = path.join(otherBusinessSite, "public", pathname);
    if (!existsSync(file)) return route.abort();
    return route.fulfill({ body: readFileSync(file), contentType: types[path.extname(file)] });
  });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.goto("http://editor.localhost/admin");
  return refused;
}

for (const [name, environment] of [
  ["GitHub", { CMS_BACKEND: "github" }],
  ["GitLab", { CMS_BACKEND: "gitlab", CMS_APP_ID: "0123abcd" }],
] as const) {
  test(`offers to sign in with ${name}, at the address without a slash too`, async ({ page }) => {
    const backend = hostedBackend({ CMS_REPO: "dona/site", ...environment });
    if (!backend) throw new Error("No editor is asked for");
    const refused = await openEditor(page, backend);
    await expect(page.getByRole("button", { name: new RegExp(name) })).toBeVisible();
    await expect(page.getByText(/configura/i)).toHaveCount(0);
    await expect(page).toHaveTitle("Editor: A & B");
    expect(refused).toEqual([]);
  });
}

/** A folder in the format of Decap's test backend: files and folders by name. */
interface Folder {
  [name: string]: Folder | { path: string; content: string };
}

/** The shipped content, with the section that the other site's model has more, as a repository. */
function repository(): Folder {
  const pages: Folder = {};
  const data: Folder = { pages };
  for (const file of Object.keys(contentFiles)) {
    const folder = file.startsWith("pages/") ? pages : data;
    const section = file === "pages/home.yaml" ? stringify({ team: ownSection }) : "";
    const content = readFileSync(path.join("data", file), "utf8") + section;
    folder[path.basename(file)] = { path: `data/${file}`, content };
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

test("publishes a photo with the text that names it", async ({ page }) => {
  await page.addInitScript((files) => Object.assign(window, { repoFiles: files }), repository());
  const refused = await openEditor(page, { name: "test-repo" } as unknown as Backend);
  await page.getByRole("button", { name: "Entrar" }).click();
  await openFirstPhoto(page);
  await choosePhoto(page, "oficina.png", await halves(1200, 900).png().toBuffer());
  await publish(page);
  await expect.poll(() => published(page)).toMatchObject({ photos: ["oficina.png"] });
  expect((await published(page)).home).toContain("url: fotos/oficina.png");
  expect(refused).toEqual([]);
});
