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
import type { ContentFile } from "../../src/content/model/content-files";
import { svgrOptions } from "../../src/ui/drawing/svgr-options";
import { GitHub } from "./github";
import { imageService, pictureFor } from "./site";

/* The content editor as the owner has it: online, with the site's content in a repository. */

/** Where he opens it. */
export const address = "https://www.example.com/admin/";

/** Address of the form of a file. */
export const addressOf = (file: ContentFile) => `${address}#/${file.replace(".yaml", "")}`;

/** A phone of the smallest kind that is common. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** A window with the page beside the form. In a narrower one it is not drawn until it is asked for. */
export const desktop = { viewport: { width: 1280, height: 900 } };
const narrow = { viewport: { width: 760, height: 900 } };

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
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

  /** Opens the editor in a browser of its own, which reaches the site, GitHub and a service of images alone. */
  async open(options: BrowserContextOptions = {}, url = address): Promise<Page> {
    const context = await this.#browser.newContext({ ...narrow, ...options });
    this.#close.push(() => context.close());
    await context.route("**", (route) => {
      const { origin, pathname, href } = new URL(route.request().url());
      if (href.startsWith(imageService)) return route.fulfill({ contentType: "image/svg+xml", body: pictureFor(href) });
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
    const { origin } = new URL(address);
    const localStorage = [{ name: "editor.token", value: this.github.token }];
    return this.open({ ...options, storageState: { cookies: [], origins: [{ origin, localStorage }] } }, url);
  }

  /** Opens a form where the owner has signed in before. */
  async openForm(file: ContentFile, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.openSignedIn(options, addressOf(file));
    await expect(saveButton(page)).toBeVisible();
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
        look: "src/editor/look.ts",
        svgr: svgrOptions,
        pictures: { IconName: ["src/ui/drawing/icons", "src/ui/drawing/details"] },
        title: "Editor: A & B",
        repo: "dona/site",
        branch: "main",
      });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    // In ms: a site's build may run beside it.
    { scope: "worker", timeout: 120_000 },
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

/** The form's button, which says how many errors there are. */
export const saveButton = (page: Page) => page.getByRole("button", { name: /^(?:Salvar|Salvando|Preparando)/ });

/** What is said of the last save. */
export const savedLine = (page: Page, form: string) => page.getByRole("complementary", { name: form });

/** Saves, and waits until GitHub has taken it. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByRole("complementary")).toContainText("Está salvo");
  // While it saves, it is disabled, too, and has another name.
  await expect(page.getByRole("button", { name: "Salvar", exact: true })).toBeDisabled();
}

/** Saves, and expects that nothing is written, and why, where he sees it. */
export async function saveInVain(page: Page, reason: string | RegExp): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByRole("alert")).toContainText(reason);
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
}

/** A field of what is open in the form, by its name. */
export const field = (within: Page | Locator, name: string): Locator =>
  within.getByLabel(new RegExp(`^${name}(?: \\(opcional\\))?$`)).filter({ visible: true });

/** A list of the form, by its name. */
export const list = (page: Page, name: string): Locator => page.getByRole("group", { name: new RegExp(`^${name}`) });

/** Opens an entry of a list, or a group, by what its bar says. */
export async function open(within: Page | Locator, bar: string): Promise<void> {
  await within.getByText(bar, { exact: true }).first().click();
}

/** Does to an entry of a list what its menu offers. */
export async function act(within: Page | Locator, action: "Subir" | "Descer" | "Tirar", entry: string): Promise<void> {
  const button = within.getByRole("button", { name: `${action} “${entry}”`, exact: true });
  if (!(await button.isVisible())) await within.getByRole("button", { name: `Mover ou tirar “${entry}”` }).click();
  await button.click();
}

/** Chooses a photo for the field of one. */
export async function choosePhoto(
  within: Locator,
  name: string,
  buffer: Buffer,
  mimeType = "image/jpeg",
): Promise<void> {
  const chooser = within.page().waitForEvent("filechooser");
  await within.getByRole("button", { name: /^(?:Escolher uma|Trocar a) foto/ }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}
