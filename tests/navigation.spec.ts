import type { Page } from "@playwright/test";
import {
  content,
  desktop,
  expect,
  filled,
  holdBack,
  markDocument,
  navigation,
  nextFrame,
  test,
  visit,
  visitWithPagesAhead,
} from "./support/site";

const { siteUrl } = content("business.yaml");
const services = content("pages/services.yaml");
const home = content("pages/home.yaml");

test.use({ viewport: desktop });

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test("Choosing a link opens the page without a full load, and so does Back; the mark of the current page follows", async ({
  page,
}) => {
  await visitWithPagesAhead(page, "/");
  const isMarked = await markDocument(page);

  await navigation(page).getByRole("link", { name: "Serviços" }).click();

  await expect(page).toHaveURL("/servicos");
  await expect(page).toHaveTitle(filled(services.title));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${siteUrl}/servicos`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(services.heading);
  await expect(navigation(page).locator("[aria-current]")).toHaveText("Serviços");
  await page.goBack();
  await expect(page).toHaveTitle(filled(home.title));
  await expect(navigation(page).locator("[aria-current]")).toHaveText("Início");
  expect(await isMarked()).toBe(true);
});

test("A link to a page whose data takes more than a second is left to the browser", async ({ page }) => {
  await holdBack(page, "**/page-data/servicos/**");
  await visit(page, "/");
  const isMarked = await markDocument(page);
  await navigation(page).getByRole("link", { name: "Serviços" }).click();
  await expect(page).toHaveURL("/servicos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(services.heading);
  expect(await isMarked()).toBe(false);
});

test("The focus moves to the heading of the new page, and the page starts at its top", async ({ page }) => {
  await visitWithPagesAhead(page, "/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await scrollPosition(page)).toBeGreaterThan(0);

  await page.getByRole("contentinfo").getByRole("link", { name: "Serviços" }).click();

  await expect(page.getByRole("heading", { level: 1, name: services.heading })).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("The new page is announced in Portuguese, and by nobody else in English", async ({ page }) => {
  await visitWithPagesAhead(page, "/");

  await navigation(page).getByRole("link", { name: "Serviços" }).click();

  const announcement = page.getByText(`Página aberta: ${services.heading}`, { exact: true });
  await expect(announcement).toHaveAttribute("aria-live", "polite");
  const spoken = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]')]
      .filter((region) => region.checkVisibility())
      .map((region) => region.textContent)
      .filter(Boolean),
  );
  expect(spoken).toEqual([`Página aberta: ${services.heading}`]);
});

test("The first page is not announced: the browser itself does that", async ({ page }) => {
  await visit(page, "/servicos");
  await expect(page.getByText("Página aberta")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
});

test("On each page that it leads to, the navigation marks that page as the current one, and no other", async ({
  page,
}) => {
  for (const [route, label] of [
    ["/", "Início"],
    ["/servicos", "Serviços"],
    ["/contato", "Contato"],
  ] as const) {
    await visit(page, route);
    const links = await navigation(page).getByRole("link").all();
    const current = await Promise.all(links.map((link) => link.getAttribute("aria-current")));
    expect(current.filter(Boolean), route).toEqual(["page"]);
    await expect(navigation(page).getByRole("link", { name: label })).toHaveAttribute("aria-current", "page");
  }
});

test("On a page that the navigation does not lead to, it marks none, and the footer marks it", async ({ page }) => {
  await visit(page, "/termos-de-uso");
  await expect(navigation(page).getByRole("link")).toHaveCount(3);
  await expect(navigation(page).locator("[aria-current]")).toHaveCount(0);
  await expect(page.getByRole("contentinfo").locator("[aria-current]")).toHaveText("Termos de Uso");
});

test("The brand leads home, and its accessible name contains its visible text", async ({ page }) => {
  await visit(page, "/servicos");
  const brand = page.getByRole("banner").getByRole("link", { name: "WS Climatização & Ventilação: página inicial" });
  await expect(brand).toHaveText("WS Climatização & Ventilação");
  await brand.click();
  await expect(page).toHaveURL("/");
});

test("Going back restores the page before, where the visitor was", async ({ page }) => {
  await visitWithPagesAhead(page, "/");
  const isMarked = await markDocument(page);
  const teaserLink = page.getByRole("main").getByRole("link", { name: home.teaser.servicesLabel });
  await teaserLink.focus();
  await nextFrame(page);
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(0);
  // By keyboard: a click would scroll again.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: services.heading })).toBeVisible();

  await page.goBack();

  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: home.hero.heading })).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(before);
  expect(await isMarked()).toBe(true);
});

test("The header stays in view while the page scrolls", async ({ page }) => {
  await visit(page, "/servicos");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(navigation(page).getByRole("link", { name: "Serviços" })).toBeInViewport();
});

test("The first press of Tab offers to skip to the content", async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o conteúdo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
