import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { gitNames } from "../plugins/gatsby-plugin-content-editor/git-names";
import { publishingTexts as words } from "../plugins/gatsby-plugin-content-editor/texts";
import { routes } from "../src/content/routes";
import { address, type OnlineEditor, openForm, phone, saveWithSuccess, test } from "./support/editor";

/* What the owner reads after a save, until it is online. */
test.describe.configure({ timeout: 90_000 });

type Build = Record<string, string>;

/** What a build would be made from now. */
const contentOf = (editor: OnlineEditor): Build => gitNames(path.join(editor.content.directory, "data"));

/** A host: the builds, each with its list of files, and which of them each page is from. */
class Host {
  readonly #builds: Build[] = [];
  readonly #pages = new Map<string, number>();
  /** What it answers with, if it does. */
  status = 200;

  /** Puts a build online, or only some of its pages. */
  publish(build: Build, pages = routes.map(({ path }) => path)): void {
    this.#builds.push(build);
    for (const page of pages) this.#pages.set(page, this.#builds.length);
  }

  async serve(page: Page): Promise<void> {
    const { origin } = new URL(address);
    const reply = (body?: string) => (body ? { status: this.status, body } : { status: 404 });
    await page.route(`${origin}/data/*/page-data/content.json`, (route) => {
      const build = this.#builds[Number(route.request().url().split("/")[4]) - 1];
      return route.fulfill(reply(build && JSON.stringify(build)));
    });
    for (const { path } of routes)
      await page.route(origin + path, (route) => {
        const html = `<meta name="page-data" content="/data/${this.#pages.get(path)}">`;
        return route.fulfill({ ...reply(html), contentType: "text/html" });
      });
  }
}

/** Changes a heading, and saves it, where what was there before is online. */
async function saveHeading(editor: OnlineEditor, options?: Parameters<OnlineEditor["openForm"]>[1]) {
  const page = await editor.openForm("pages-contact", options);
  const host = new Host();
  host.publish(contentOf(editor));
  await host.serve(page);
  await page.clock.install();
  await page.getByRole("textbox", { name: "Título", exact: true }).first().fill("Fale com a gente");
  await saveWithSuccess(page);
  const line = page.getByRole("complementary");
  const look = () => page.clock.fastForward(10_000);
  return {
    page,
    host,
    look,
    line,
    status: line.getByRole("status"),
    link: line.getByRole("link", { name: words.see }),
  };
}

test("on a phone: saved, and online once all pages are built from it, with a link to the page", async ({ editor }) => {
  const { page, host, look, line, status, link } = await saveHeading(editor, phone);
  await expect(status).toHaveText(words.saved);
  await expect(status).toBeInViewport();
  // The tab is loaded again.
  await page.reload();
  await expect(status).toHaveText(words.saved);
  // A host that copies the pages one by one.
  host.publish(contentOf(editor), ["/contato", "/"]);
  await look();
  await expect(status).toHaveText(words.saved);
  host.publish(contentOf(editor));
  await look();
  await expect(status).toHaveText(words.online);
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute("href", "/contato");
  // Nor does a form cover it.
  await openForm(page, "Páginas", "Página inicial");
  await line.getByRole("button", { name: words.close }).click();
  await expect(page.getByText(words.online)).toBeHidden();
});

for (const withTheirs of [false, true])
  test(`somebody changes another file: online in the build ${withTheirs ? "with" : "without"} that`, async ({
    editor,
  }) => {
    const { host, look, status } = await saveHeading(editor);
    await expect(status).toHaveText(words.saved);
    const build = contentOf(editor);
    editor.commitByOther("business.yaml", "brand: REFRIGERAÇÃO MWM", "brand: Frio Bom");
    host.publish(withTheirs ? contentOf(editor) : build);
    await look();
    await expect(status).toHaveText(words.online);
  });

test("a build that is late, and a site that does not answer, are told as what they are", async ({ editor }) => {
  const { page, host, look, status, link } = await saveHeading(editor);
  await expect(status).toHaveText(words.saved);
  host.status = 502;
  await look();
  await expect(status).toHaveText(words.unknown);
  host.status = 200;
  await look();
  await expect(status).toHaveText(words.saved);
  await page.clock.fastForward("11:00");
  await expect(status).toHaveText(words.late);
  await expect(link).toBeHidden();
});

test("what keeps the site from being built is said in the check's words", async ({ editor }) => {
  editor.commitByOther("plans.yaml", "price: ", "preco: ");
  const { status } = await saveHeading(editor);
  await expect(status).toContainText("o site só muda depois que isto for corrigido");
  await expect(status).toContainText("Planos de manutenção");
});
