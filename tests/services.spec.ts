import type { Page } from "@playwright/test";
import {
  desktop,
  expect,
  hydrated,
  mainHeading,
  nextFrame,
  openBeforeScripts,
  phone,
  test,
  visit,
  widthFrom,
} from "./support/site";

const tablet = { width: widthFrom("tablet"), height: 844 };

/** The first service and one of its features. */
const firstOf = (page: Page, [service]: readonly { title: string; features: string[] }[]) => ({
  heading: page.getByRole("heading", { name: service?.title ?? "", exact: true }),
  feature: page.getByRole("main").getByText(service?.features[0] ?? "", { exact: true }),
  details: page
    .getByRole("main")
    .locator("details")
    .filter({ hasText: service?.title ?? "" }),
});

/** Browsers that can't show the content of a closed `details` by style: Chrome 114 to 130, Firefox 125 to 142, Safari 17 to 18.3. */
const asInOlderBrowsers = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("details:not([open])::details-content { content-visibility: hidden !important; }");
    document.adoptedStyleSheets.push(sheet);
  });

test("On a phone, services open one by one, and are printed whole", async ({ page, site }) => {
  const { heading, feature, details } = firstOf(page, site.services.services);
  await page.setViewportSize(phone);
  await visit(page, "/servicos");
  await expect(details.getByText(site.services.services[0]?.description ?? "")).toBeVisible();
  await expect(feature).toBeHidden();
  await heading.click();
  await expect(feature).toBeVisible();
  await heading.click();
  await expect(feature).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(feature).toBeVisible();
});

test("On a phone, services are closed and can be opened before scripts have come, and stay as they are", async ({
  page,
  site,
}) => {
  const { heading, feature, details } = firstOf(page, site.services.services);
  await page.setViewportSize(phone);
  const release = await openBeforeScripts(page, "/servicos");
  await expect(feature).toBeHidden();
  await details.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(feature).toBeVisible();
  release();
  await hydrated(page);
  await expect(feature).toBeVisible();
  await heading.click();
  await expect(feature).toBeHidden();
});

test("On a wider screen, services stand open before scripts have come, in older browsers too", async ({
  page,
  site,
}) => {
  const { feature, details } = firstOf(page, site.services.services);
  await page.setViewportSize(tablet);
  const release = await openBeforeScripts(page, "/servicos");
  await asInOlderBrowsers(page);
  await expect(feature).toBeVisible();
  const height = await details.evaluate((element) => element.clientHeight);
  release();
  await hydrated(page);
  await expect(feature).toBeVisible();
  expect(await details.evaluate((element) => element.clientHeight)).toBe(height);
});

test("On a wider screen, services are open for screen readers and not in the tab order", async ({ page, site }) => {
  const { feature, details } = firstOf(page, site.services.services);
  await page.setViewportSize(tablet);
  await visit(page, "/servicos");
  await expect(details).toHaveJSProperty("open", true);
  await expect(details.locator("summary")).toHaveJSProperty("tabIndex", -1);

  await page.setViewportSize(phone);
  await expect(feature).toBeHidden();
  await expect(details.locator("summary")).toHaveJSProperty("tabIndex", 0);
  await page.setViewportSize(tablet);
  await expect(feature).toBeVisible();
  await expect(details.locator("summary")).toHaveJSProperty("tabIndex", -1);
});

test("On a phone, what a service is stands over the full width, beneath its drawing", async ({ page, site }) => {
  const [service] = site.services.services;
  const { details } = firstOf(page, site.services.services);
  await page.setViewportSize(phone);
  await visit(page, "/servicos");
  const [row, text] = await Promise.all(
    [details, details.getByText(service?.description ?? "")].map((one) => one.boundingBox()),
  );
  expect(text?.width).toBe(row?.width);
});

test("On a wide screen, a service's features begin on the line of its title", async ({ page, site }) => {
  const { heading, feature } = firstOf(page, site.services.services);
  await page.setViewportSize(desktop);
  await visit(page, "/servicos");
  const [title, first] = await Promise.all([heading.boundingBox(), feature.boundingBox()]);
  expect(Math.abs((title?.y ?? 0) - (first?.y ?? Number.NaN))).toBeLessThan(8);
});

test("What the visitor opened is as he left it after he has turned the phone, printed, and been on another page", async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await visit(page, "/servicos");
  const folds = page.getByRole("main").locator("details");
  const states = () => folds.evaluateAll((all) => all.map((fold) => (fold as HTMLDetailsElement).open));
  await folds.nth(1).locator("summary").click();
  await folds.last().locator("summary").click();
  const left = await states();
  expect(left.filter(Boolean)).toHaveLength(2);

  await page.setViewportSize({ width: phone.height, height: phone.width });
  await expect.poll(states).not.toContain(false);
  await page.setViewportSize(phone);
  await expect.poll(states).toEqual(left);

  await page.emulateMedia({ media: "print" });
  await nextFrame(page);
  await page.emulateMedia({ media: "screen" });
  await expect.poll(states).toEqual(left);

  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await folds.last().scrollIntoViewIfNeeded();
  const before = await place();
  await page.getByRole("contentinfo").getByRole("link", { name: site.contactPage.linkLabel, exact: true }).click();
  await expect(mainHeading(page)).toHaveText(site.contactPage.heading);
  await page.goBack();
  await expect.poll(states).toEqual(left);
  expect(before).toBeGreaterThan(0);
});

test("On a wider screen, what presses without a pointer does not close a service", async ({ page, site }) => {
  const { feature, details } = firstOf(page, site.services.services);
  await page.setViewportSize(tablet);
  await visit(page, "/servicos");
  await details.locator("summary").dispatchEvent("click");
  await nextFrame(page);
  await expect(feature).toBeVisible();
});

test("A browser's search finds what a closed service says", async ({ page, site }) => {
  const { feature } = firstOf(page, site.services.services);
  await page.setViewportSize(phone);
  await visit(page, "/servicos");
  await expect(feature).toBeHidden();
  const words = encodeURIComponent((await feature.textContent()) ?? "");
  await page.goto("about:blank");
  // A link to words of a page searches it as a visitor would.
  await page.goto(`/servicos#:~:text=${words}`);
  await expect(feature).toBeVisible();
});
