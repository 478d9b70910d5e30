import type { Route } from "@playwright/test";
import {
  expect,
  footerLink,
  holdBack,
  hydrated,
  imageService,
  mainHeading,
  markDocument,
  menuButton,
  navigation,
  phone,
  test,
  visit,
} from "../support/site";
import { expectWholePage, followLink } from "./whole-page";

test.use({ viewport: phone });

test.describe("What a page is made from does not come", () => {
  test.use({ broken: /woff2|page-data|component---|Loading chunk|Not rendering React|SyntaxError/ });

  const notFound = (route: Route) => route.fulfill({ status: 404, body: "" });
  const somethingElse = (route: Route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Olá" });
  const nothing = () => {};

  // To Gatsby, refused data are missing data, of which the next test is; to the browser, a missing script is one of the wrong type.
  for (const [name, file, answers] of [
    ["its data", /\/page-data\/servicos\//, [somethingElse, nothing]],
    ["its script", /\/component---src-templates-services/, [somethingElse]],
  ] as const) {
    test(`A link leads to its page, and Back leads back, though ${name} can't be had`, async ({ page, site }) => {
      for (const answer of answers) {
        await page.route(file, answer);
        await visit(page, "/contato");
        await followLink(page, site.servicesPage);
        await page.goBack();
        await expectWholePage(page, site.contactPage.heading);
        await page.unroute(file);
      }
    });
  }

  test("A link to a part of a page leads there, though its data are gone", async ({ page, site }) => {
    await page.route(/\/page-data\/contato\//, notFound);
    await visit(page, "/servicos");
    await footerLink(page, site.interfaceTexts.footer.accessibilityLabel).press("Enter");
    await expect(page).toHaveURL("/contato#acessibilidade");
    await expect(page.getByRole("heading", { name: site.contactPage.accessibility.heading })).toBeInViewport();
  });

  for (const pressed of ["the heading", "the link to the chat"])
    test(`A link leads to its page, though ${pressed} is pressed while it is waited for`, async ({ page, site }) => {
      await page.route(/\/page-data\/servicos\//, nothing);
      await visit(page, "/contato");
      await footerLink(page, site.servicesPage.linkLabel).press("Enter");
      if (pressed === "the heading") await mainHeading(page).click();
      else await footerLink(page, site.interfaceTexts.footer.chatLabel).click();
      await expectWholePage(page, site.servicesPage.heading);
    });

  test("A link is left to the browser, though a form service has put fields without text into the form", async ({
    page,
    site,
  }) => {
    await page.route(/\/page-data\/servicos\//, nothing);
    await visit(page, "/contato");
    await site.form.form.evaluate((form) => form.append(document.createElement("input")));
    await followLink(page, site.servicesPage);
  });

  test("A page does without its typeface, and an image service that does not answer", async ({ page, site }) => {
    await page.route(`${imageService}**`, () => {});
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await hydrated(page);
    await expectWholePage(page, site.homePage.hero.heading);
    await followLink(page, site.servicesPage);
  });
});

test("What was typed is still there after a look at another page", async ({ page, site }) => {
  const release = await holdBack(page, /\/page-data\/servicos\//);
  await visit(page, "/contato");
  await site.form.fillIn();
  const isMarked = await markDocument(page);
  await footerLink(page, site.servicesPage.linkLabel).click();
  release();
  await expectWholePage(page, site.servicesPage.heading);
  expect(await isMarked()).toBe(true);
  await page.goBack();
  await site.form.expectFilledIn();
  await page.goForward();
  await expectWholePage(page, site.servicesPage.heading);
  await followLink(page, site.contactPage);
  await site.form.expectFilledIn();
  await visit(page, "/servicos");
  await page.goBack();
  await hydrated(page);
  await site.form.expectFilledIn();
});

test.describe("Offline after the page has loaded", () => {
  test.use({ broken: /ERR_INTERNET_DISCONNECTED|http:\/\/localhost/ });

  test("a page that was seen before is shown, and all on it works", async ({ page, context, site }) => {
    await visit(page, "/servicos");
    const isMarked = await markDocument(page);
    await followLink(page, site.contactPage);
    await expect(site.toasts.locator("[aria-live]")).toBeAttached();
    await context.setOffline(true);
    await followLink(page, site.servicesPage);
    await followLink(page, site.contactPage);
    await site.notice.getByRole("button").click();
    await expect(site.notice).toBeHidden();
    await menuButton(page).click();
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await site.form.send();
    await expect(site.form.thanks).toBeVisible();
    expect(await isMarked()).toBe(true);
  });

  test("a page that was not is left to the browser, and Back leads back online", async ({ page, context, site }) => {
    await page.route(/\/page-data\/servicos\//, (route) => route.abort("internetdisconnected"));
    await visit(page, "/contato");
    await context.setOffline(true);
    await footerLink(page, site.servicesPage.linkLabel).press("Enter");
    await expect.poll(() => page.evaluate(() => window.location.protocol).catch(() => "")).toBe("chrome-error:");
    await context.setOffline(false);
    await page.goBack();
    await hydrated(page);
    await expectWholePage(page, site.contactPage.heading);
  });
});
