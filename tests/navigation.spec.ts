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
  openBeforeScripts,
  test,
  visit,
  visitWithPagesAhead,
} from "./support/site";

const { siteUrl } = content("business.yaml");
const services = content("pages/services.yaml");
const home = content("pages/home.yaml");

test.use({ viewport: desktop });

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** Notes, at each change of the page, its heading and how many headings follow; returns what was noted. */
async function watchHeadings(page: Page): Promise<() => Promise<{ heading: string; others: number }[]>> {
  const watch = await page.evaluateHandle(() => {
    const noted: { heading: string; others: number }[] = [];
    new MutationObserver(() => {
      const [first, ...others] = document.querySelectorAll("main :is(h1, h2)");
      noted.push({ heading: first?.textContent ?? "", others: others.length });
    }).observe(document.body, { childList: true, subtree: true });
    return noted;
  });
  return () => watch.jsonValue();
}

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

test("A link to a page that is still being loaded ahead is left to the browser, which needs one request", async ({
  page,
}) => {
  await holdBack(page, "**/page-data/servicos/**");
  await visit(page, "/");
  const isMarked = await markDocument(page);
  // Without timers, because after a second of waiting Gatsby leaves the link to the browser in any case.
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await navigation(page).getByRole("link", { name: "Serviços" }).click();
  await expect(page).toHaveURL("/servicos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(services.heading);
  expect(await isMarked()).toBe(false);
});

test("It is not if the visitor has begun a message, which is still there when he comes back", async ({ page }) => {
  const deliverServices = await holdBack(page, "**/page-data/servicos/**");
  const deliverTerms = await holdBack(page, "**/page-data/termos-de-uso/**");
  await visit(page, "/contato");
  const isMarked = await markDocument(page);
  await page.getByRole("textbox", { name: "Nome" }).fill("Ana");
  await navigation(page).getByRole("link", { name: "Serviços" }).click();
  deliverServices();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(services.heading);
  await page.getByRole("contentinfo").getByRole("link", { name: "Termos de Uso" }).click();
  deliverTerms();
  await expect(page).toHaveURL("/termos-de-uso");
  await navigation(page).getByRole("link", { name: "Contato" }).click();
  await expect(page.getByRole("textbox", { name: "Nome" })).toHaveValue("Ana");
  expect(await isMarked()).toBe(true);
});

test("A link that is pressed before the scripts have come has its page fetched during the press", async ({ page }) => {
  await openBeforeScripts(page, "/");
  await navigation(page).getByRole("link", { name: "Serviços" }).click({ delay: 80 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(services.heading);
  const [arrival] = await page.evaluate(() =>
    performance.getEntriesByType("navigation").map((entry) => entry.toJSON().deliveryType),
  );
  expect(arrival).toBe("navigational-prefetch");
});

for (const [when, prepare] of [
  ["once the pages that links lead to have been loaded", (page: Page) => visitWithPagesAhead(page, "/contato")],
  [
    "once the visitor has begun a message",
    async (page: Page) => {
      await holdBack(page, "**/page-data/servicos/**");
      await visit(page, "/contato");
      await page.getByRole("textbox", { name: "Nome" }).fill("Ana");
    },
  ],
] as const) {
  test(`It is not fetched ${when}`, async ({ page }) => {
    await prepare(page);
    const fetched: string[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send("Preload.enable");
    session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => fetched.push(`${prefetchUrl} ${status}`));
    await navigation(page).getByRole("link", { name: "Serviços" }).hover();
    await page.mouse.down();
    await nextFrame(page);
    await page.getByRole("heading", { level: 1 }).hover();
    await page.mouse.up();
    expect(fetched).toEqual([]);
  });
}

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

test("A link shows the top of its page first, and then the rest", async ({ page }) => {
  await visitWithPagesAhead(page, "/");
  const noted = await watchHeadings(page);
  await navigation(page).getByRole("link", { name: "Serviços" }).click();
  await expect(page.getByRole("heading", { level: 2, name: services.process.heading })).toBeVisible();
  const steps = (await noted()).filter(({ heading }) => heading === services.heading);
  expect(steps[0]?.others).toBe(0);
  expect(steps.at(-1)?.others).toBeGreaterThan(3);
});

test("Back and Forward show their page whole at once", async ({ page }) => {
  await visitWithPagesAhead(page, "/");
  await navigation(page).getByRole("link", { name: "Serviços" }).click();
  await expect(page.getByRole("heading", { level: 2, name: services.process.heading })).toBeVisible();
  const noted = await watchHeadings(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: home.hero.heading })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: services.heading })).toBeVisible();
  const others = (await noted()).map((step) => step.others);
  expect(others.length).toBeGreaterThan(1);
  expect(Math.min(...others)).toBeGreaterThan(1);
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
