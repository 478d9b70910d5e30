import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  expect,
  footerLink,
  holdBack,
  hydrated,
  markDocument,
  menuButton,
  navigation,
  openBeforeScripts,
  phone,
  readToTheEnd,
  test,
  visit,
} from "../support/site";
import { expectWholePage } from "./whole-page";

test.use({ viewport: phone });

/** Matches the scripts that render toasts. */
function toastScripts(folder: string): RegExp {
  const directory = path.join(folder, "public");
  const scripts = readdirSync(directory).filter(
    (file) => file.endsWith(".js") && readFileSync(path.join(directory, file), "utf8").includes("Toastify__"),
  );
  expect(scripts).not.toEqual([]);
  return new RegExp(scripts.join("|"));
}

test.describe("A script that does not load", () => {
  test.use({ broken: /\.js\b|Loading chunk|Not rendering React/ });

  for (const [name, script] of Object.entries({
    "the site's own script": /\/app-\w+\.js$/,
    "the script of the page": /\/component---/,
  })) {
    test(`Without ${name}, a page is whole, its menu opens and its links lead on`, async ({ page, site }) => {
      await page.route(script, (route) => route.abort("connectionfailed"));
      const failed = page.waitForEvent("requestfailed");
      await page.goto("/contato");
      await failed;
      await expectWholePage(page, site.contactPage.heading);
      // A static attribute would be wrong; the browser derives the state from the popover.
      await expect(menuButton(page)).not.toHaveAttribute("aria-expanded");

      await menuButton(page).click();
      await navigation(page).getByRole("link", { name: site.servicesPage.linkLabel }).click();
      await expect(page).toHaveURL("/servicos");
      await expectWholePage(page, site.servicesPage.heading);
    });
  }

  test("A script that does not come at first is asked for again, and the page works", async ({ page, site }) => {
    await page.route(/\.js$/, (route) => route.abort("connectionfailed"), { times: 2 });
    await visit(page, "/contato");
    await site.form.send();
    await expect(site.form.thanks).toBeVisible();
  });

  test("Without the toast script, the form says thanks in plain text", async ({ page, site }) => {
    await page.route(toastScripts(site.folder), (route) => route.abort("connectionfailed"));
    await visit(page, "/contato");
    await site.form.send();
    await expect(site.form.thanks).toBeVisible();
    await site.form.expectDone();
    await page.keyboard.press("F8");
    await expect(site.toasts).toBeFocused();
  });
});

test("While the toast script is loading, the form is cleared, and says thanks later", async ({ page, site }) => {
  const release = await holdBack(page, toastScripts(site.folder));
  await visit(page, "/contato");
  await site.form.send();
  await site.form.expectDone();
  await expect(site.form.thanks).toHaveCount(0);
  release();
  await expect(site.toasts.getByRole("button")).toBeVisible();
  await expect(site.form.thanks).toHaveCount(1);
});

test("While its scripts are loading, a page can be used, and what was typed is kept", async ({ page, site }) => {
  const release = await openBeforeScripts(page, "/contato");

  await menuButton(page).click();
  await expect(navigation(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await site.form.button.click();
  // The browser's validation.
  await expect(site.form.field("name")).toBeFocused();
  await site.form.send();
  await expect(page).toHaveURL("/contato");

  release();
  await hydrated(page);
  await site.form.expectFilledIn();
  await site.form.button.click();
  await expect(site.form.thanks).toBeVisible();
});

/** Runs in the page: makes its script throw, now or when it starts. */
function breakScript() {
  window.IntersectionObserver = class {
    constructor() {
      throw new Error("broken on purpose");
    }
  } as unknown as typeof IntersectionObserver;
}

test.describe("A fault in the script", () => {
  test.use({ broken: /broken on purpose|React/ });

  test("at the start leaves the page as it was delivered, with its links", async ({ page, site }) => {
    await page.addInitScript(breakScript);
    const thrown = page.waitForEvent("console", (message) => message.text().includes("broken on purpose"));
    await page.goto("/");
    await thrown;
    await readToTheEnd(page);
    await expectWholePage(page, site.homePage.hero.heading);
    await menuButton(page).click();
    await navigation(page).getByRole("link", { name: site.servicesPage.linkLabel }).click();
    await expect(page).toHaveURL("/servicos");
    await expectWholePage(page, site.servicesPage.heading);
  });

  test("on the way to another page brings the visitor there by a load of it", async ({ page, site }) => {
    await visit(page, "/contato");
    const isMarked = await markDocument(page);
    await page.evaluate(breakScript);
    const load = page.waitForEvent("load");
    await footerLink(page, site.servicesPage.linkLabel).click();
    await load;
    expect(await isMarked()).toBe(false);
    await expectWholePage(page, site.servicesPage.heading);
  });
});
