import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import type { Drawing } from "../plugins/gatsby-plugin-content-editor/app/preview-page";
import { builtAt, readValues, routes } from "./support/built-content";
import { test as base, expect, visit } from "./support/site";

/* What the editor's preview draws of a content is what the build has made of it. */

const test = base.extend({
  // What the days and years around it change, the build has as of its own.
  moment: ({ built }, use) => use(builtAt(built.folder).toISOString()),
});

/** The page that the preview draws, without its code. */
const frame = `<!doctype html><html lang="pt-BR"><body></body><script type="module" src="/admin/preview.js"></script>`;

/** What visitors get, as HTML: without names and photos, which a hash or a size is in, and without what is for pages without script. */
const htmlOf = (page: Page, root: string): Promise<string> =>
  page.locator(root).evaluate((root) => {
    const shown = root.cloneNode(true) as Element;
    for (const part of shown.querySelectorAll("style, noscript, picture")) part.remove();
    for (const part of shown.querySelectorAll("*")) {
      for (const name of ["class", "data-cfasync"]) part.removeAttribute(name);
    }
    return shown.innerHTML.replaceAll("<!-- -->", "").replaceAll("><", ">\n<");
  });

test("The preview of each page has the HTML of the built page", async ({ page, context, site }) => {
  const data = path.join(site.folder, "data");
  const files = readdirSync(data, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".yaml"));
  const ofModel: Readonly<Record<string, unknown>> = { ...readValues(site.folder) };
  // A file that a recipe has added is no part of the model.
  const content = Object.fromEntries(
    files.map((file) => [file, ofModel[file] ?? parse(readFileSync(path.join(data, file), "utf8"))]),
  );
  await context.route("**/admin/**", (request) => {
    const file = new URL(request.request().url()).pathname.slice("/admin/".length);
    return file
      ? request.fulfill({ path: path.join(site.folder, "public/admin", file) })
      : request.fulfill({ contentType: "text/html", body: frame });
  });
  // The preview draws the page as for a visitor who has dismissed the notice.
  await visit(page, "/");
  await site.notice.getByRole("button").click();
  const drawn = await context.newPage();
  await drawn.goto("/admin/");

  for (const route of routes)
    await test.step(route, async () => {
      await visit(page, route);
      const drawing: Drawing = { content, pictures: {}, pages: [route], sought: { file: "", texts: [] }, night: false };
      await drawn.evaluate((drawing) => window.draw(drawing), drawing);
      // Both load their late parts when they are idle.
      await expect(async () =>
        expect(await htmlOf(drawn, "body")).toBe(await htmlOf(page, "#gatsby-focus-wrapper")),
      ).toPass({ timeout: 30_000 });
    });
});
