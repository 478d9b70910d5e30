import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page, Route } from "@playwright/test";
import { expectFilledIn, field, fillIn, sendForm, submitButton, thanks } from "./support/contact-form";
import {
  content,
  expect,
  holdBack,
  imageService,
  isPhotoSeen,
  markDocument,
  menuButton,
  navigation,
  openBeforeScripts,
  otherPagesLoaded,
  phone,
  readToTheEnd,
  routes,
  test,
  unreadableTexts,
  visit,
  visitWithPagesAhead,
} from "./support/site";

/*
 * Faults, and what the visitor gets; `docs/product.md` lists them. The option `broken` names what a test breaks on purpose:
 * only that may fail or be reported on the console.
 */

const { form } = content("pages/contact.yaml");
const services = content("pages/services.yaml");
const contact = content("pages/contact.yaml");
const { notice: noticeTexts } = content("interface.yaml");

test.use({ viewport: phone });

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Matches the scripts that render toasts. */
const toastScripts = () =>
  readdirSync("public").filter(
    (file) => file.endsWith(".js") && readFileSync(path.join("public", file), "utf8").includes("Toastify__"),
  );

/** Expects the whole page: its heading, all its texts, and the footer's links. */
async function expectWholePage(page: Page, title?: string): Promise<void> {
  await expect(heading(page)).toBeVisible();
  if (title) await expect(heading(page)).toHaveText(title);
  // A full load of the page may interrupt this.
  await expect(async () => expect(await unreadableTexts(page)).toEqual([])).toPass();
}

/**
 * Navigates by a link in the footer, and expects the whole page. By keyboard: what the browser fetches while the mouse presses a
 * link can't be intercepted.
 */
async function followLink(page: Page): Promise<void> {
  await footerLink(page, "Serviços").press("Enter");
  await expect(page).toHaveURL("/servicos");
  await expectWholePage(page, services.heading);
}

test.describe("A script that does not load", () => {
  test.use({ broken: /\.js\b|Loading chunk|Not rendering React/ });

  for (const [name, script] of Object.entries({
    "any of its scripts": /\.js$/,
    "the loader of scripts": /\/webpack-runtime-/,
    React: /\/framework-/,
    "the site's own script": /\/app-\w+\.js$/,
    "the script of the page": /\/component---/,
    "what the pages' scripts share": /\/\d+-[0-9a-f]+\.js$/,
  })) {
    test(`Without ${name}, a page is whole, its menu opens and its links lead on`, async ({ page }) => {
      await page.route(script, (route) => route.abort("connectionfailed"));
      await page.goto("/contato");
      await page.waitForLoadState("networkidle");
      await expectWholePage(page, contact.heading);

      await menuButton(page).click();
      await navigation(page).getByRole("link", { name: "Serviços" }).click();
      await expect(page).toHaveURL("/servicos");
      await expectWholePage(page, services.heading);
    });
  }

  test("Without the toast script, the form says thanks in plain text", async ({ page }) => {
    expect(toastScripts().length).toBeGreaterThan(0);
    for (const script of toastScripts()) await page.route(`**/${script}`, (route) => route.abort("connectionfailed"));
    await visit(page, "/contato");
    await sendForm(page);
    await expect(thanks(page)).toBeVisible();
    await expect(field(page, form.message.label)).toHaveValue("");
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: /F8/ })).toBeFocused();
  });
});

test("While its scripts are loading, a page can be used, and what was typed is kept", async ({ page }) => {
  const release = await openBeforeScripts(page, "/contato");

  await menuButton(page).click();
  await expect(navigation(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await submitButton(page).click();
  // The browser's validation.
  await expect(field(page, form.name.label)).toBeFocused();
  await sendForm(page);
  await expect(page).toHaveURL("/contato");

  release();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await expectFilledIn(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

/** Changes by others between the load of the HTML and of the scripts. */
const meddlers: Record<string, (page: Page) => Promise<void>> = {
  "a password manager has put a sign beside each field": (page) =>
    page.getByRole("textbox").evaluateAll((fields) => {
      for (const field of fields) field.after(Object.assign(document.createElement("div"), { className: "sign" }));
    }),
  "a telephone has made links of the numbers": (page) =>
    page.evaluate(() => {
      const number = /\(\d\d\) [\d-]{9,}/;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ data, parentElement }) => number.test(data) && !parentElement?.closest("a"))) {
        const link = Object.assign(document.createElement("a"), { href: "tel:0", textContent: text.data });
        text.replaceWith(link);
      }
      // At least one, also where numbers are links already.
      const heading = document.querySelector("h2");
      heading?.append(Object.assign(document.createElement("a"), { href: "tel:0", textContent: "" }));
    }),
  "an ad blocker has taken the asides away": (page) =>
    page.evaluate(() => {
      for (const aside of document.querySelectorAll("aside")) aside.remove();
    }),
  "the browser has translated it": translate,
};

test.describe("Before its scripts come", () => {
  // React reports the hydration mismatch, and renders the page again.
  test.use({ broken: /Minified React error #4(18|23|25)/ });

  for (const [meddling, meddle] of Object.entries(meddlers)) {
    test(`${meddling}: what was typed, the focus and the way to send it are kept`, async ({ page }) => {
      const release = await openBeforeScripts(page, "/contato");
      await meddle(page);
      await fillIn(page);
      await field(page, form.message.label).focus();
      await page.keyboard.press("End");
      const position = await page.evaluate(() => window.scrollY);

      release();
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
      await expectFilledIn(page);
      await expect(field(page, form.message.label)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(position);
      await submitButton(page).click();
      await expect(thanks(page)).toBeVisible();
      await expect(field(page, form.name.label)).toHaveValue("");
      await expectWholePage(page);
      await followLink(page);
    });
  }

  test("the menu was opened, and something has changed the page: the menu stays open", async ({ page }) => {
    const release = await openBeforeScripts(page, "/contato");
    await translate(page);
    await menuButton(page).click();
    release();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    await expect(navigation(page)).toBeVisible();
  });
});

test("While the toast script is loading, the form is cleared, and says thanks when it has come", async ({ page }) => {
  const releases = await Promise.all(toastScripts().map((script) => holdBack(page, `**/${script}`)));
  await visit(page, "/contato");
  await sendForm(page);
  await expect(field(page, form.name.label)).toHaveValue("");
  await expect(thanks(page)).toHaveCount(0);
  for (const release of releases) release();
  await expect(page.getByRole("region", { name: /F8/ }).getByRole("button")).toBeVisible();
  await expect(thanks(page)).toHaveCount(1);
});

test.describe("What a page is made from does not come", () => {
  test.use({ broken: /page-data|component---|Loading chunk|Not rendering React|SyntaxError/ });

  const address = {
    "its data": /\/page-data\/servicos\//,
    "the build's data": /\/app-data\.json/,
    "its script": /\/component---src-templates-services/,
  };
  const answers: Record<string, (route: Route) => Promise<void>> = {
    "is not found": (route) => route.fulfill({ status: 404, body: "" }),
    "is refused for now": (route) => route.fulfill({ status: 503, body: "" }),
    "is something else": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Olá" }),
  };

  for (const file of ["its data", "its script"] as const) {
    test(`A link leads to its page, and Back leads back, though ${file} ${Object.keys(answers).join(" or ")}`, async ({
      page,
    }) => {
      for (const answer of Object.values(answers)) {
        await page.route(address[file], answer);
        const asked = page.waitForRequest(address[file]);
        await visit(page, "/contato");
        await followLink(page);
        await asked;
        await page.goBack();
        await expectWholePage(page, contact.heading);
        await page.unroute(address[file]);
      }
    });
  }

  for (const file of ["its data", "the build's data", "its script"] as const) {
    test(`A link leads to its page though ${file} never comes`, async ({ page }) => {
      await visit(page, "/contato");
      await page.route(address[file], () => {});
      await footerLink(page, "Serviços").click();
      await expect(page).toHaveURL("/servicos");
      await expect(heading(page)).toHaveText(services.heading);
    });
  }
});

test.describe("The image service", () => {
  test.use({ broken: /images\.unsplash\.com/ });

  test("answers with an error: the drawings stand alone", async ({ page }) => {
    await page.route(`${imageService}**`, (route) =>
      route.fulfill({ status: 503, contentType: "text/html", body: "<p>" }),
    );
    await visit(page, "/");
    await readToTheEnd(page);
    for (const figure of await page.getByRole("figure").all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect.poll(() => isPhotoSeen(figure)).toBe(false);
    }
  });

  test("does not answer: the page does not wait for it", async ({ page }) => {
    await page.route(`${imageService}**`, () => {});
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expectWholePage(page);
    await followLink(page);
  });
});

test("What was typed is still there after a look at another page, until it is sent", async ({ page }) => {
  await visit(page, "/contato");
  await fillIn(page);
  await followLink(page);
  await page.goBack();
  await expectFilledIn(page);
  await page.goForward();
  await footerLink(page, "Contato").click();
  await expectFilledIn(page);

  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await followLink(page);
  await page.goBack();
  await expect(field(page, form.message.label)).toHaveValue("");
});

test("What was typed is still there after a full load of another page", async ({ page }) => {
  await visit(page, "/contato");
  await fillIn(page);
  await visit(page, "/servicos");
  await page.goBack();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await expectFilledIn(page);
});

test.describe("Offline after the page has loaded", () => {
  test.use({ broken: /ERR_INTERNET_DISCONNECTED|http:\/\/localhost/ });

  test("A prefetched page is shown", async ({ page, context }) => {
    const ahead = page.waitForResponse(/component---src-templates-services/);
    await visit(page, "/contato");
    const isMarked = await markDocument(page);
    await footerLink(page, "Serviços").hover();
    await ahead;
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await footerLink(page, "Serviços").click();
    await expect(heading(page)).toHaveText(services.heading);
    expect(await isMarked()).toBe(true);
  });

  test("A page that was not prefetched shows the browser's offline page, and once online again all is there", async ({
    page,
    context,
  }) => {
    await page.route(/\/page-data\/servicos\//, (route) => route.abort("internetdisconnected"));
    await visit(page, "/contato");
    await context.setOffline(true);
    await footerLink(page, "Serviços").click();
    await expect.poll(() => page.evaluate(() => window.location.protocol).catch(() => "")).toBe("chrome-error:");
    await context.setOffline(false);
    await page.goBack();
    await expectWholePage(page, contact.heading);
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("The form answers, the menu opens, and the notice goes", async ({ page, context }) => {
    await visit(page, "/contato");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: noticeTexts.dismissLabel }).click();
    await menuButton(page).click();
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await sendForm(page);
    await expect(thanks(page)).toBeVisible();
  });
});

/** Simulates a new build on the server: the same pages, with other hashes in file names. */
async function deploy(page: Page): Promise<void> {
  const hashes = /[0-9a-f]{20}/g;
  const known = new Set(readdirSync("public").flatMap((file) => file.match(hashes) ?? []));
  const appData = JSON.parse(readFileSync("public/page-data/app-data.json", "utf8"));
  known.add(appData.webpackCompilationHash);
  const reversed = (hash: string) => [...hash].reverse().join("");
  const renewed = new Set([...known].map(reversed));

  await page.route(/^http:\/\/localhost:\d+\/.*/, async (route) => {
    const url = route.request().url();
    const [hash] = url.match(hashes) ?? [];
    if (hash && known.has(hash)) return route.fulfill({ status: 404, body: "Not found" });
    const response = await route.fetch({ url: hash && renewed.has(hash) ? url.replace(hash, reversed(hash)) : url });
    if (!/html|javascript|json/.test(response.headers()["content-type"] ?? "")) return route.fulfill({ response });
    const body = (await response.text()).replace(hashes, (one) => (known.has(one) ? reversed(one) : one));
    return route.fulfill({ response, body });
  });
}

test.describe("A new build is published in the middle of a visit", () => {
  // The policy allows a page's own scripts, not their replacements.
  test.use({ broken: /404|Loading chunk/, bypassCSP: true });

  async function expectNewPage(page: Page): Promise<void> {
    await followLink(page);
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    // Its script runs, and finds all its files.
    await otherPagesLoaded(page);
    const isMarked = await markDocument(page);
    await footerLink(page, "Contato").click();
    await expectWholePage(page, contact.heading);
    expect(await isMarked()).toBe(true);
  }

  test("A link leads to the new page, which works", async ({ page }) => {
    await visit(page, "/contato");
    await deploy(page);
    await expectNewPage(page);
  });

  test("A link leads to its page, which works, though the old one had been prefetched", async ({ page }) => {
    const ahead = page.waitForResponse(/component---src-templates-services/);
    await visit(page, "/contato");
    await footerLink(page, "Serviços").hover();
    await ahead;
    await deploy(page);
    await expectNewPage(page);
  });

  test("A build that was only half published does not keep a page reloading", async ({ page }) => {
    await page.route(/\/app-data\.json/, (route) => route.fulfill({ json: { webpackCompilationHash: "another" } }));
    const documents: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto("/contato");
    await expect.poll(() => documents.length).toBe(2);
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await page.waitForLoadState("networkidle");
    expect(documents).toHaveLength(2);
    await expectWholePage(page, contact.heading);
    await followLink(page);
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  });
});

/**
 * Simulates a browser's translation: wraps each text, new ones too, in two `font` elements, and sets another language, here one
 * that is written from right to left. The words stay, so that tests find them.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest("script, style, noscript, textarea, font")) return;
      const inner = document.createElement("font");
      inner.textContent = text.data;
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    document.documentElement.lang = "ar";
    document.documentElement.dir = "rtl";
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

test("A page that the browser translates does all that it does otherwise, and nothing reaches beyond its side", async ({
  page,
}) => {
  await visit(page, "/contato");
  await translate(page);
  await page.getByRole("button", { name: noticeTexts.dismissLabel }).click();
  await expect(page.getByRole("complementary", { name: noticeTexts.label })).toBeHidden();
  for (let times = 0; times < 2; times++) {
    await sendForm(page);
    await expect(thanks(page)).toBeVisible();
    await expect(field(page, form.name.label)).toHaveValue("");
  }
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toHaveCount(0);

  for (const name of ["Serviços", "Início", "Contato"]) {
    await menuButton(page).click();
    await navigation(page).getByRole("link", { name }).click();
    await expect(heading(page)).toBeVisible();
    await expect(navigation(page)).toBeHidden();
  }
  for (const name of ["Termos de Uso", "Política de Privacidade"]) {
    await footerLink(page, name).click();
    await expect(heading(page)).toBeFocused();
  }
  await page.goBack();
  await expectWholePage(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test.describe("A fault in the script", () => {
  test.use({ broken: /broken on purpose|React/ });

  test("at the start leaves the page as it was delivered, with its links", async ({ page }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error("broken on purpose");
        }
      } as unknown as typeof IntersectionObserver;
    });
    for (const route of ["/", "/contato"]) {
      await page.goto(route);
      await page.waitForLoadState("networkidle");
      await readToTheEnd(page);
      await expectWholePage(page);
    }
    await menuButton(page).click();
    await navigation(page).getByRole("link", { name: "Serviços" }).click();
    await expect(page).toHaveURL("/servicos");
    await expectWholePage(page, services.heading);
  });

  test("on the way to another page brings the visitor there by a load of it", async ({ page }) => {
    await visitWithPagesAhead(page, "/contato");
    const isMarked = await markDocument(page);
    await page.evaluate(() => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error("broken on purpose");
        }
      } as unknown as typeof IntersectionObserver;
    });
    const load = page.waitForEvent("load");
    await footerLink(page, "Serviços").click();
    await load;
    expect(await isMarked()).toBe(false);
    await expectWholePage(page, services.heading);
  });
});

test.describe("An old browser", () => {
  // The policy does not allow the changed inline scripts.
  test.use({ bypassCSP: true });

  test("without what newer ones have shows every page, and its links lead on", async ({ page }) => {
    await page.addInitScript(() => {
      const remove = (owner: object, ...names: string[]) => {
        for (const name of names) delete (owner as Record<string, unknown>)[name];
      };
      remove(HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover", "inert");
      remove(MediaQueryList.prototype, "addEventListener", "removeEventListener");
      remove(EventTarget.prototype, "when");
      remove(window, "IntersectionObserver", "ResizeObserver", "requestIdleCallback", "cancelIdleCallback");
      remove(Array.prototype, "at", "toSorted", "findLast");
      remove(Object, "hasOwn", "groupBy");
      remove(Promise, "withResolvers", "allSettled", "any");
    });
    // It ignores unknown HTML and CSS.
    await page.route(/^http:\/\/localhost:\d+\/[a-z-]*$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(' popover="', ' data-popover="')
        .replaceAll(":popover-open", ":-unknown");
      return route.fulfill({ response, body });
    });
    await page.route("**/*.js", async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replaceAll(":popover-open", ":-unknown") });
    });
    for (const route of routes) {
      await page.goto(route);
      await page.waitForLoadState("networkidle");
      await readToTheEnd(page);
      await expectWholePage(page);
    }
    await page.goto("/contato");
    await followLink(page);
    await footerLink(page, "Contato").click();
    await sendForm(page);
    await expect(thanks(page)).toBeVisible();
  });
});
