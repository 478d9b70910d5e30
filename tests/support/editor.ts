import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { writeEditor } from "../../plugins/gatsby-plugin-content-editor/page";
import { GitHub } from "./github";
import { ProjectCopy } from "./project-copy";

/* The content editor as the owner has it: online, with the site's content in a repository. */

/** Where he opens it. */
export const address = "https://www.example.com/admin/";

/** A phone of the smallest kind that is common. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

export class OnlineEditor {
  readonly site = new ProjectCopy();
  readonly github = new GitHub(this.site.directory);
  /** Requests to anyone but the site and GitHub, and uncaught errors. */
  readonly faults: string[] = [];
  /** Questions that the browser has asked, and the answer to the next ones. */
  readonly questions: string[] = [];
  answer = true;
  readonly #browser: Browser;
  readonly #published: string;
  readonly #close: (() => Promise<void>)[] = [];

  constructor(browser: Browser, published: string) {
    this.#browser = browser;
    this.#published = published;
    this.#git("init", "--quiet");
    this.#git("add", "data");
  }

  #git(...args: string[]): string {
    return execFileSync("git", args, { cwd: this.site.directory, encoding: "utf8" });
  }

  /** The removed (`-`) and added (`+`) lines since the last call. */
  changedLines(): string[] {
    const lines = this.#git("diff", "--unified=0", "--", "data/*.yaml").split("\n");
    this.#git("add", "data");
    return lines.filter((line) => /^[-+](?![-+]{2} )/.test(line));
  }

  /** Lets somebody else commit a change, by hand or with another program. */
  commitByOther(...change: Parameters<ProjectCopy["set"]>): void {
    this.site.set(...change);
    this.#git("add", "data");
  }

  /** Opens the editor in a browser of its own, which reaches the site and GitHub alone. */
  async open(options: BrowserContextOptions = {}, url = address): Promise<Page> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    this.#close.push(() => context.close());
    await context.route("**", (route) => {
      const { origin, pathname, href } = new URL(route.request().url());
      const file = path.join(this.#published, pathname.replace(/^\/admin\/?/, "") || "index.html");
      if (origin !== new URL(address).origin) this.faults.push(href);
      else if (pathname === "/favicon.svg") return route.fulfill({ path: "static/favicon.svg" });
      else if (statSync(file, { throwIfNoEntry: false })?.isFile())
        return route.fulfill({ body: readFileSync(file), contentType: types[path.extname(file)] });
      return route.abort();
    });
    await this.github.serve(context);
    context.on("weberror", (error) => this.faults.push(String(error.error())));
    context.on("dialog", (question) => {
      this.questions.push(question.message());
      return this.answer ? question.accept() : question.dismiss();
    });
    const page = await context.newPage();
    await page.goto(url);
    return page;
  }

  /** Opens the editor where the owner has signed in before. */
  openSignedIn(options: BrowserContextOptions = {}): Promise<Page> {
    const user = JSON.stringify({ backendName: "github", token: this.github.token });
    const { origin } = new URL(address);
    const storageState = {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: "sveltia-cms.user", value: user }] }],
    };
    return this.open({ ...options, storageState });
  }

  /** Closes all browsers. */
  async close(): Promise<void> {
    for (const close of this.#close) await close();
    this.site.delete();
  }
}

export const test = base.extend<{ editor: OnlineEditor }, { published: string }>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
      const [site, siteUrl, title] = ["src/editor/site.ts", "https://www.example.com", "Editor: A & B"];
      await writeEditor(folder, { site, siteUrl, title, repo: "dona/site", branch: "main" });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  editor: async ({ browser, published }, use) => {
    const editor = new OnlineEditor(browser, published);
    await use(editor);
    await editor.close();
    expect(editor.faults, "requests to others, and uncaught errors").toEqual([]);
    expect(editor.github.unknown, "unknown requests to GitHub").toEqual([]);
  },
});

/** Signs in with a token. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole("button", { name: "Entrar com o código de acesso" }).click();
  await page.getByRole("textbox", { name: "Token de Acesso Pessoal" }).fill(token);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

/** Opens the form of a file from the list of its group. */
export async function openForm(page: Page, group: "Conteúdo do site" | "Páginas", file: string): Promise<void> {
  const groups = page.getByRole("treeitem", { name: group });
  const list = page.getByRole("button", { name: "Voltar para a Lista de Coleções" });
  const row = page.getByRole("row", { name: file });
  // On a phone, the groups are behind the list, which a form that was saved leads to a moment after its message.
  // A press right after the start is lost when the editor then opens its first group.
  await expect(async () => {
    if (await list.isVisible()) await list.click({ timeout: 2000 });
    await groups.click({ timeout: 2000 });
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass();
  await row.click();
  await expect(page.getByRole("button", { name: "Cancelar Edição" })).toBeVisible();
}

/** The part of the form that holds a field, by its name. */
export const field = (within: Page | Locator, name: string): Locator =>
  within.getByRole("group", { name: new RegExp(`^Campo “\\W*${name}\\W*”$`) });

/** The entry of a list whose name is shown, or that is open at the place where it was. */
export const entry = (list: Locator, index: number): Locator =>
  list.getByRole("button", { name: "Remover" }).nth(index).locator("xpath=ancestor::*[@role='group'][1]");

/** Scrolls until a part of the form is there: the editor renders only what is near the window. */
export async function reveal(page: Page, part: Locator): Promise<Locator> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await expect(async () => {
    if ((await part.count()) === 0) await page.mouse.wheel(0, height / 2);
    expect(await part.count()).toBeGreaterThan(0);
  }).toPass();
  await part.first().scrollIntoViewIfNeeded();
  return part.first();
}

/** Opens a group of the form, or an entry of a list, and scrolls to what it holds. */
export async function expand(page: Page, group: Locator): Promise<Locator> {
  const found = await reveal(page, group);
  await found.getByRole("button", { name: "Expandir", exact: true }).first().click();
  await found.evaluate((element) => element.scrollIntoView({ block: "start" }));
  return found;
}

/** Opens an entry of a list of the form. */
export async function openEntry(page: Page, list: string, index: number): Promise<Locator> {
  return expand(page, entry(field(page, list), index));
}

/** Uploads a photo into the field of one. */
export async function choosePhoto(
  within: Locator,
  name: string,
  buffer: Buffer,
  mimeType = "image/jpeg",
): Promise<void> {
  const page = within.page();
  await within.getByRole("button", { name: "Trocar a imagem" }).click();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("dialog", { name: "Selecionar Imagem" }).getByRole("button", { name: "Enviar" }).click();
  await (await choosing).setFiles({ name, mimeType, buffer });
  await page.getByRole("button", { name: "Inserir" }).click();
  await expect(within.getByText(`/${name.replace(/\.\w+$/, ".webp")}`)).toBeVisible();
}

/** Presses the form's button, and waits for what follows. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Salvar" }).click();
}

/** Saves, and waits until it has been. */
export async function saveWithSuccess(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText("Gravado. O site muda em uns dois minutos.")).toBeVisible();
}

/** Saves into a file that somebody else has changed, and agrees to put both together. */
export async function saveMerging(page: Page): Promise<void> {
  await save(page);
  await page.getByRole("button", { name: "Juntar e gravar" }).click();
}

/** Expects a dialog that says why nothing was saved, and closes it. */
export async function expectRefusal(page: Page, ...messages: string[]): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: "Nada foi gravado" });
  for (const message of messages) await expect(dialog).toContainText(message);
  await dialog.getByRole("button", { name: "OK" }).click();
}

/** Saves, and expects that nothing is written, and a dialog says why. */
export async function saveWithRefusal(page: Page, ...messages: string[]): Promise<void> {
  await save(page);
  await expectRefusal(page, ...messages);
}
