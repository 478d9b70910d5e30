import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { headersOf, serve } from "../../plugins/gatsby-plugin-static-host/built-site";
import { moveByContent } from "../../plugins/gatsby-plugin-static-host/page-data";
import { test as base, expect, footerLink, hydrated, mainHeading } from "../support/site";

/* The owner publishes a change, and the visitor's browser has kept files of the build before. */

/** The heading of `/servicos` in the new build. */
const newHeading = "O que fazemos";

/** Writes the build after that change: its texts differ, so its data have another address. */
function nextBuild(siteFolder: string, heading: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "next-build-"));
  const place = (file: string) => path.join(folder, file);
  cpSync(path.join(siteFolder, "public"), folder, { recursive: true });
  const [version = ""] = readdirSync(place("data"));
  renameSync(place(`data/${version}/page-data`), place("page-data"));
  const change = (from: string, to: string) => {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (/\.(html|json)$/.test(name))
        writeFileSync(place(name), readFileSync(place(name), "utf8").replaceAll(from, to));
  };
  change(heading, newHeading);
  change(`/data/${version}`, moveByContent(folder));
  return folder;
}

interface WorkerFixtures {
  /** Folder of the next build. */
  next: string;
}

interface Fixtures {
  /** `Cache-Control` of all files on a host that ignores the build's rules. */
  cacheControl: string | undefined;
  host: { origin: string; publish: () => void };
  /** A page in a browser that keeps files; it does not if a test intercepts requests. */
  visitor: Page;
}

const test = base.extend<Fixtures, WorkerFixtures>({
  cacheControl: [undefined, { option: true }],
  next: [
    async ({ built: { folder, content } }, use) => {
      const next = nextBuild(folder, content["pages/services.yaml"].heading);
      await use(next);
      rmSync(next, { recursive: true });
    },
    { scope: "worker" },
  ],
  host: async ({ siteFolder, next, cacheControl }, use) => {
    let [root, madeAt] = [path.resolve(siteFolder, "public"), new Date("2026-01-01")];
    const rules = await headersOf(root);
    const { origin, close } = await serve(rules, ({ path: address }, response) => {
      const named = path.join(root, decodeURI(address));
      const file = statSync(named, { throwIfNoEntry: false })?.isDirectory() ? path.join(named, "index.html") : named;
      if (cacheControl) response.set("Cache-Control", cacheControl);
      response.set("Last-Modified", madeAt.toUTCString());
      response.sendFile(file, { cacheControl: false, lastModified: false }, (error) => {
        if (error && !response.headersSent) response.status(404).type("text").send("Not found");
      });
    });
    const publish = () => {
      [root, madeAt] = [next, new Date()];
    };
    await use({ origin, publish });
    close();
  },
  visitor: async ({ browser, host }, use) => {
    // The image service is out of reach.
    const proxy = { server: "http://127.0.0.1:9", bypass: "localhost" };
    const context = await browser.newContext({ baseURL: host.origin, proxy });
    const problems: string[] = [];
    context.on("weberror", (error) => problems.push(String(error.error())));
    await use(await context.newPage());
    await context.close();
    expect(problems, "errors of React, and others").toEqual([]);
  },
});

/** Opens a page, and waits until the data of `/servicos`, to which it links, are loaded ahead. */
async function openAndWait(page: Page, route: string): Promise<void> {
  const loadedAhead = page.waitForResponse(/\/page-data\/servicos\//);
  await page.goto(route);
  await loadedAhead;
  await hydrated(page);
}

test.describe("On a host that lets browsers keep every file for ten minutes, as GitHub Pages does", () => {
  test.use({ cacheControl: "max-age=600" });

  test("Reloading shows the new page", async ({ visitor, host }) => {
    await visitor.goto("/servicos");
    await hydrated(visitor);
    host.publish();
    await visitor.reload();
    await hydrated(visitor);
    await expect(mainHeading(visitor)).toHaveText(newHeading);
  });

  test("A page that was not opened before is new, though its data were loaded ahead", async ({ visitor, host }) => {
    await openAndWait(visitor, "/contato");
    host.publish();
    await visitor.goto("/servicos");
    await hydrated(visitor);
    await expect(mainHeading(visitor)).toHaveText(newHeading);
  });

  test("A link of a new page leads to a new one", async ({ visitor, host, site }) => {
    await openAndWait(visitor, "/");
    host.publish();
    await visitor.reload();
    await hydrated(visitor);
    await footerLink(visitor, site.servicesPage.linkLabel).press("Enter");
    await expect(mainHeading(visitor)).toHaveText(newHeading);
  });
});

test("Going back, for which browsers do not ask the host again, shows a page of one build", async ({
  visitor,
  host,
  site,
}) => {
  await visitor.goto("/servicos");
  await hydrated(visitor);
  await visitor.goto("about:blank");
  host.publish();
  await visitor.goBack();
  await hydrated(visitor);
  await expect(mainHeading(visitor)).toHaveText(site.servicesPage.heading);
});
