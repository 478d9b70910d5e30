import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
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
import { svgrOptions } from "../../src/ui/drawing/svgr-options";
import { GitHub } from "./github";

/* The content editor as the owner has it: online, with the site's content in a repository. */

/** Where he opens it. */
export const address = "https://www.example.com/admin/";

/** The forms that tests open, by their names in the address. */
type FormName =
  | "business"
  | "interface"
  | "plans"
  | "services"
  | "steps"
  | "pages-home"
  | "pages-contact"
  | "pages-privacy"
  | "pages-terms";

/** Address of a form. */
export const addressOf = (file: FormName) =>
  `${address}#/collections/${file.startsWith("pages-") ? "pages" : "site"}/entries/${file}`;

/** A phone of the smallest kind that is common. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** A window with the preview beside the form. In a narrower one it is not drawn until it is asked for, which makes a test three times as fast. */
export const desktop = { viewport: { width: 1280, height: 900 } };
const narrow = { viewport: { width: 760, height: 900 } };

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** The content of a repository: that of the other business, so that no change of `data/` concerns the editor's tests. */
class Content {
  readonly directory = mkdtempSync(path.join(tmpdir(), "editor-content-"));

  constructor() {
    cpSync("tests/other-business", path.join(this.directory, "data"), { recursive: true });
  }

  place = (file: string) => path.join(this.directory, "data", file);
  read = (file: string) => readFileSync(this.place(file), "utf8");
  write = (file: string, source: string | Buffer) => writeFileSync(this.place(file), source);
  remove = (file: string) => rmSync(this.place(file));

  /** Replaces a part of a file, which must be there. */
  edit(file: string, part: string, replacement: string): void {
    const source = this.read(file);
    if (!source.includes(part)) throw new Error(`${file} has no ${part}`);
    this.write(file, source.replace(part, replacement));
  }
}

export class OnlineEditor {
  readonly content = new Content();
  readonly github = new GitHub(this.content.directory);
  /** Requests to anyone but the site and GitHub, and uncaught errors. */
  readonly faults: string[] = [];
  /** Changes the scripts that a page loads, as a new build would. */
  build = (script: string) => script;
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
    return execFileSync("git", args, { cwd: this.content.directory, encoding: "utf8" });
  }

  /** The removed (`-`) and added (`+`) lines since the last call. */
  changedLines(): string[] {
    const lines = this.#git("diff", "--unified=0", "--", "data/*.yaml").split("\n");
    this.#git("add", "data");
    return lines.filter((line) => /^[-+](?![-+]{2} )/.test(line));
  }

  /** Lets somebody else commit a change, by hand or with another program. */
  commitByOther(...change: Parameters<Content["edit"]>): void {
    this.content.edit(...change);
    this.#git("add", "data");
  }

  /** Opens the editor in a browser of its own, which reaches the site and GitHub alone. */
  async open(options: BrowserContextOptions = {}, url = address): Promise<Page> {
    const context = await this.#browser.newContext({ ...narrow, ...options });
    this.#close.push(() => context.close());
    await context.route("**", (route) => {
      const { origin, pathname, href } = new URL(route.request().url());
      const file = path.join(this.#published, pathname.replace(/^\/admin\/?/, "") || "index.html");
      if (origin !== new URL(address).origin) this.faults.push(href);
      else
        for (const each of [file, path.join("static", pathname)])
          if (statSync(each, { throwIfNoEntry: false })?.isFile())
            return route.fulfill({
              body: each.endsWith(".js") ? this.build(readFileSync(each, "utf8")) : readFileSync(each),
              contentType: types[path.extname(each)],
            });
      return route.abort();
    });
    await this.github.serve(context);
    context.on("weberror", (error) => this.faults.push(String(error.error())));
    const page = await context.newPage();
    await page.goto(url);
    return page;
  }

  /** Opens the editor where the owner has signed in before. */
  openSignedIn(options: BrowserContextOptions = {}, url = address): Promise<Page> {
    const user = JSON.stringify({ backendName: "github", token: this.github.token });
    const { origin } = new URL(address);
    const storageState = {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: "sveltia-cms.user", value: user }] }],
    };
    return this.open({ ...options, storageState }, url);
  }

  /** Opens a form where the owner has signed in before. */
  async openForm(file: FormName, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.openSignedIn(options, addressOf(file));
    await expect(page.getByRole("button", { name: "Salvar" })).toBeVisible();
    return page;
  }

  /** Closes all browsers. */
  async close(): Promise<void> {
    for (const close of this.#close) await close();
    rmSync(this.content.directory, { recursive: true });
  }
}

export const test = base.extend<{ editor: OnlineEditor }, { published: string }>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
      await writeEditor(folder, {
        site: "src/editor/site.ts",
        preview: "src/editor/preview.tsx",
        svgr: svgrOptions,
        pictures: { IconName: ["src/ui/drawing/icons", "src/ui/drawing/details"] },
        title: "Editor: A & B",
        repo: "dona/site",
        branch: "main",
      });
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
  await page.getByLabel("Código de acesso").fill(token);
  await page.getByRole("button", { name: "Entrar" }).click();
}

/** Opens the form of a file from the list of its group. */
export async function openForm(page: Page, group: "Conteúdo do site" | "Páginas", file: string): Promise<void> {
  const row = page.getByRole("row", { name: file });
  const groups = page.getByRole("treeitem", { name: group });
  // On a phone, the groups are behind the list.
  const list = page.getByRole("button", { name: "Voltar para a Lista de Coleções" });
  await expect(groups.or(list).first()).toBeVisible();
  if (!(await groups.isVisible())) await list.click();
  await groups.click();
  await row.click();
  await expect(page.getByRole("button", { name: "Salvar" })).toBeVisible();
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
  // Over the form: the preview is beside it, or in its place.
  await page.mouse.move(width / 4, height / 2);
  await expect(async () => {
    if ((await part.count()) === 0) await page.mouse.wheel(0, height / 2);
    expect(await part.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [100] });
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

/** Uploads a photo into the field of one, and expects the name that it is given. */
export async function choosePhoto(
  within: Locator,
  name: string,
  buffer: Buffer,
  given: string,
  mimeType = "image/jpeg",
): Promise<void> {
  const page = within.page();
  await within.getByRole("button", { name: "Trocar a imagem" }).click();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("dialog", { name: "Selecionar Imagem" }).getByRole("button", { name: "Enviar" }).click();
  await (await choosing).setFiles({ name, mimeType, buffer });
  await page.getByRole("button", { name: "Usar esta foto" }).click();
  await expect(within.getByText(`/${given}`)).toBeVisible();
}

/** Presses the browser's Back, which a page may answer without leaving: Playwright's `goBack` waits until it has left. */
export async function pressBack(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { entries, currentIndex } = await browser.send("Page.getNavigationHistory");
  const { id: entryId = 0 } = entries[currentIndex - 1] ?? {};
  await browser.send("Page.navigateToHistoryEntry", { entryId });
}

/** Presses the form's button. */
export const save = (page: Page) => page.getByRole("button", { name: "Salvar" }).click();

/** Saves, and waits until it has been: the form closes. */
export async function saveWithSuccess(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByRole("button", { name: /^Salv/ })).toBeHidden();
  await expect(page.getByRole("complementary").getByText("Está salvo")).toBeVisible();
}

/** Saves into a file that has changed since the form was opened, and agrees to put both together. */
export async function saveMerging(page: Page): Promise<void> {
  await save(page);
  await page.getByRole("button", { name: "Juntar e salvar" }).click();
}

/** Reads a dialog of the editor, and presses one of its buttons. */
export async function answer(page: Page, text: string | RegExp, button: string): Promise<void> {
  const dialog = page.getByRole("alertdialog").filter({ hasText: text });
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Saves, and expects that nothing is written, and a dialog says why. */
export async function saveWithRefusal(page: Page, message: string | RegExp): Promise<void> {
  await save(page);
  await answer(page, message, "OK");
}
