import type { Page } from "@playwright/test";
import { expect, kindsOfPages, phone, test, unreadableTexts, visit } from "./support/site";
import { setRunningText } from "./support/typefaces";

/** A4 in CSS pixels: without the margins of 16 and 11 mm, and whole, as in media queries. */
const paper = { width: 673, height: 1040 };
const sheet = { width: 794, height: 1123 };

// The policy does not allow the injected style of the typeface.
test.use({ viewport: paper, bypassCSP: true });

/** How many sheets a page is printed on. */
async function sheetsOf(page: Page, format: "A4" | "Letter"): Promise<number> {
  const document = await page.pdf({ format, preferCSSPageSize: true });
  return document.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

test("The contact page prints how to reach the business, and nothing to fill in or to press", async ({
  page,
  site,
}) => {
  await visit(page, "/contato");
  await page.emulateMedia({ media: "print" });
  const { phone: number, chatPhone = number, email, address } = site.business;
  const details = page.getByRole("region", { name: site.contactPage.details.heading });
  for (const text of [number, chatPhone, email, `CEP ${address.postcode}`])
    await expect(details.getByText(text)).toBeVisible();
  await expect(details.getByRole("table")).toBeVisible();
  for (const town of site.business.servedTowns ?? []) await expect(page.getByText(town, { exact: true })).toBeVisible();
  await expect(site.form.form).toBeHidden();
  await expect(page.getByRole("link", { name: site.interfaceTexts.mapLabel }).filter({ visible: true })).toHaveCount(0);
});

for (const [route, sheets] of [
  ["/", 1],
  ["/contato", 1],
  ["/servicos", 2],
] as const)
  test(`The page ${route} takes ${sheets} of A4 or Letter`, { tag: "@shipped" }, async ({ page }) => {
    await visit(page, route);
    await setRunningText(page, "roboto");
    expect([await sheetsOf(page, "A4"), await sheetsOf(page, "Letter")]).toEqual([sheets, sheets]);
  });

test("At the foot of each sheet stands who it is from, where that is, and the page's address", async ({
  page,
  site,
}) => {
  await visit(page, "/servicos");
  const url = await page.locator("link[rel=canonical]").getAttribute("href");
  await page.emulateMedia({ media: "print" });
  // Browsers repeat the footer of a table on each sheet.
  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveCSS("display", "table-footer-group");
  const { brand, tagline, taxNumber, address, phone: number, email } = site.business;
  const printed = await footer
    .locator("p")
    .evaluateAll((lines) =>
      lines.filter((line) => line.checkVisibility()).map((line) => getComputedStyle(line, "::before").content),
    );
  for (const text of [`${brand} · ${tagline}`, taxNumber, `CEP ${address.postcode}`, number, email, url])
    expect.soft(printed.join().replaceAll("\u00A0", " ")).toContain(text);
});

test("The home page prints its drawing, and a code that opens the chat, but no stand-in photo and no map", async ({
  page,
  site,
}) => {
  await visit(page, "/");
  await page.emulateMedia({ media: "print" });
  const drawing = page.locator("main svg:has(.reading)");
  await expect(drawing).toBeVisible();
  // Some print backgrounds, too.
  await expect(drawing).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(page.getByRole("img", { name: site.contactPage.details.codeCaption })).toBeVisible();
  for (const { url, alt } of site.homePage.teaser.photos ?? [])
    if (url.startsWith("https:")) await expect(page.getByRole("img", { name: alt })).toBeHidden();
  for (const town of site.business.servedTowns ?? []) await expect(page.getByText(town, { exact: true })).toBeHidden();
});

test("The home page prints its symptoms under the numbers that they have on the drawing, and what to do until help comes", async ({
  page,
  site,
}) => {
  const { heading, triage } = site.homePage.hero;
  test.skip(!triage, "this content names no symptoms");
  await visit(page, "/");
  await page.emulateMedia({ media: "print" });
  const opening = page.getByRole("region", { name: heading });
  const numbers = triage?.symptoms.filter(({ part }) => part).map((_, index) => `${index + 1}`);
  for (const number of numbers ?? [])
    await expect(opening.getByText(number, { exact: true }).filter({ visible: true })).toHaveCount(2);
  for (const { label, advice } of triage?.symptoms ?? [])
    for (const text of [label, advice ?? label]) await expect(opening.getByText(text)).toBeVisible();
  const reading = triage?.symptoms.find(({ part }) => part === "display")?.reading;
  if (reading) await expect(opening.getByText(reading, { exact: true })).toBeVisible();
});

test("On paper, the number in the header ends where the page does", async ({ page, site }) => {
  await visit(page, "/");
  await page.emulateMedia({ media: "print" });
  for (const size of [sheet, paper]) {
    await page.setViewportSize(size);
    const number = page.getByRole("banner").getByRole("link", { name: site.business.phone }).filter({ visible: true });
    const { x = Number.NaN, width = 0 } = (await number.boundingBox()) ?? {};
    expect(Math.abs(x + width - size.width)).toBeLessThan(2);
  }
});

test("The emergency on the services page is printed with its number", async ({ page, site }) => {
  await visit(page, "/servicos");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByText(site.business.phone).filter({ visible: true })).not.toHaveCount(0);
});

for (const route of kindsOfPages) {
  test(`${route} is printed whole, dark on white, with nothing to press`, async ({ page, site }) => {
    const legal = route === "/politica-de-privacidade" ? site.privacyPage : undefined;
    await visit(page, route);
    // Dark on white from a device that is set to dark, too.
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const size of [phone, paper]) {
      await page.setViewportSize(size);
      const onPaper = await unreadableTexts(page);
      // Paper has a footer of its own, and needs no forms, navigation, links and buttons, nor stand-in photos, nor calls to press them, nor what the screen does for access, nor whether it is open now.
      const controls =
        ":is(footer, form, nav, a, button, figure, #sintomas p, #acessibilidade, [aria-labelledby=chamada])";
      const screenOnly = await page.locator(`${controls}, ${controls} *`).allTextContents();
      // The towns stand beside the map, with their numbers on it.
      const { servedTowns = [] } = site.business;
      screenOnly.push(...servedTowns, ...servedTowns.map((_, index) => `${index + 1}`));
      const onNow = page.getByText(site.openNow(route));
      screenOnly.push(...(await onNow.or(onNow.locator("span")).allTextContents()));
      expect(onPaper.filter((text) => !screenOnly.includes(text))).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(paper.width);
    for (const [index, { title }] of legal?.sections.entries() ?? []) {
      await expect(page.getByRole("heading", { name: `${index + 1}. ${title}` })).toBeVisible();
    }
    const contents = page.getByRole("navigation", { name: site.interfaceTexts.legal.contentsHeading });
    await expect(contents.getByRole("link").filter({ visible: true })).toHaveCount(legal?.sections.length ?? 0);
    const pale = await page.evaluate(() => {
      const holdsText = (element: Element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
      return [...document.querySelectorAll("body :not(script, style, noscript, option)")]
        .filter((element) => holdsText(element) && element.checkVisibility())
        .filter((element) => {
          const channels = getComputedStyle(element).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
          const [red = 0, green = 0, blue = 0] = channels.map((channel) => (channel / 255) ** 2.2);
          // Less contrast with white than 4.5:1 (WCAG 1.4.3).
          return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) < 4.5;
        })
        .map(({ textContent }) => textContent);
    });
    expect(pale).toEqual([]);

    // Elements for screens only: navigation, notice, action bar, buttons.
    for (const size of [sheet, paper]) {
      await page.setViewportSize(size);
      for (const part of ["banner", "contentinfo"] as const)
        await expect(page.getByRole(part).getByRole("navigation")).toHaveCount(0);
    }
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(site.notice).toHaveCount(0);
    await expect(page.getByRole("complementary", { name: site.interfaceTexts.actions.label })).toHaveCount(0);
    await expect(page.getByRole("link", { name: site.interfaceTexts.header.chatLabel, exact: true })).toHaveCount(0);
  });
}

test("The terms print in letters of 12 points, which the law wants of a contract that the customer can't change", async ({
  page,
}) => {
  await visit(page, "/termos-de-uso");
  await page.emulateMedia({ media: "print" });
  const sizes = await page
    .getByRole("main")
    .locator(":is(aside, section[id]) :is(p, li, dt, dd)")
    .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
  expect(sizes.length).toBeGreaterThan(50);
  // 12 points are 16 pixels.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
