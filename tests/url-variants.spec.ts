import type { Page } from "@playwright/test";
import { expectFilledIn, field, fillIn, sendForm, submitButton, thanks } from "./support/contact-form";
import {
  content,
  expect,
  holdBack,
  menuButton,
  openBeforeScripts,
  phone,
  routes,
  test,
  visit,
  watchLayoutShifts,
} from "./support/site";

const { form, heading } = content("pages/contact.yaml");

test.use({ viewport: phone });

/**
 * URL variants at which hosts serve a route's page, each with the URL that the browser then shows. In an order in
 * which each is loaded: the browser would not load an address that differs from the one before in its fragment alone.
 */
const variants = (route: string): Record<string, string> => ({
  [`${route}?utm_source=cartao&x=1%25`]: `${route}?utm_source=cartao&x=1%25`,
  [`${route}#100%`]: `${route}#100%25`,
  [`${route.replace(/\/$/, "")}/index.html`]: route,
  [`${route.replace(/\/$/, "")}/index.html?x=1#conteudo`]: `${route}?x=1#conteudo`,
  [`${route}#%ff`]: `${route}#%25ff`,
  ...(route !== "/" && {
    [`${route}/`]: route,
    [`${route}/?x=1#conteudo`]: `${route}?x=1#conteudo`,
    [`/${route}`]: route,
  }),
});

/** Concatenates the URL, because a leading `//` would name another host. */
const open = (page: Page, baseURL: string | undefined, address: string) =>
  page.goto(`${baseURL}${address}`, { waitUntil: "domcontentloaded" });

/** All variants of the page with the form; of the home page only `index.html`, of other pages only the trailing slash. */
for (const route of routes) {
  const ending = route === "/" ? /\/index\.html/ : route === "/contato" ? /./ : /\/$/;
  const chosen = Object.entries(variants(route)).filter(([address]) => ending.test(address));
  test(`${chosen.map(([address]) => address).join(", ")}: shows the page of ${route}, and nothing moves when its script starts`, async ({
    page,
    baseURL,
  }) => {
    const layoutShifts = await watchLayoutShifts(page);
    for (const [address, canonical] of chosen) {
      expect(await open(page, baseURL, address), address).not.toBeNull();
      const title = await page.getByRole("heading", { level: 1 }).innerText();
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
      await page.waitForLoadState("networkidle");
      expect(page.url()).toBe(`${baseURL}${canonical}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(await layoutShifts(), address).toBe(0);
    }
  });
}

test("At whichever address, what was typed before the script starts is kept, and can be sent", async ({
  page,
  baseURL,
}) => {
  for (const address of ["/contato/", "/contato/?x=1#conteudo", "/contato/index.html", "//contato", "/contato?#%ff"]) {
    const release = await holdBack(page, "**/*.js");
    await open(page, baseURL, address);
    await fillIn(page);
    await field(page, form.name.label).focus();
    release();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expectFilledIn(page);
    await expect(field(page, form.name.label)).toBeFocused();
    await submitButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(field(page, form.name.label)).toHaveValue("");
    await page.unrouteAll();
  }
});

test("A stray percent sign typed into the address of an open page does not break the page", async ({ page }) => {
  await visit(page, "/contato");
  await page.evaluate(() => {
    window.location.hash = "#50% de desconto";
  });
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await sendForm(page);
  await expect(thanks(page)).toBeVisible();
});

test.describe("The page stays where the visitor has scrolled to before its script starts", () => {
  for (const address of ["/termos-de-uso", "/termos-de-uso#conteudo"]) {
    test(`at ${address}`, async ({ page }) => {
      const release = await openBeforeScripts(page, address);
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
      release();
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => window.scrollY)).toBe(2000);
    });
  }
});
