import type { Locator, Page } from "@playwright/test";
import { submitButton } from "./support/contact-form";
import { content, expect, filled, lowViews, opened, pressable, routes, test, visit, widthFrom } from "./support/site";
import { setRunningText, typefaces } from "./support/typefaces";

const { hero } = content("pages/home.yaml");
const { form } = content("pages/contact.yaml");
const { notice, actions } = content("interface.yaml");
const { phone } = content("business.yaml");

const views = [
  ...lowViews,
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1600, height: 900 },
  { width: 1920, height: 1080 },
];

test.use({ bypassCSP: true });

const banner = (page: Page) => page.getByRole("complementary", { name: notice.label });

/** The number of lines that a text takes. */
const rowsOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Runs a check in each of the typefaces, at each viewport size; `at` names both in failure messages. */
async function inEachTypeface(
  page: Page,
  sizes: readonly { width: number; height: number }[],
  look: (at: string) => Promise<void>,
) {
  for (const typeface of typefaces) {
    await setRunningText(page, typeface);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await look(`${typeface}, ${size.width} × ${size.height}`);
    }
  }
}

test.describe("On the home page", () => {
  const shown = opened("/");

  test("In low windows, the notice leaves the chat button and the emergency number free", async () => {
    const { page } = shown;
    const opening = page.getByRole("region", { name: hero.heading });
    const call = opening.getByRole("link", { name: `${filled(hero.emergencyNote)} ${phone}` });
    await inEachTypeface(page, lowViews, async (at) => {
      await expect(banner(page)).toBeVisible();
      expect.soft(await pressable(opening.getByRole("link", { name: hero.chatLabel })), `chat, ${at}`).toBe(1);
      expect.soft(await pressable(call), `emergency number, ${at}`).toBe(1);
    });
  });

  test("No sentence of the promise is broken, in windows of every size", async () => {
    const { page } = shown;
    const sentences = page.getByRole("heading", { level: 1 }).locator("span");
    expect(await sentences.count()).toBe(hero.heading.split(/(?<=[.?!]) /).length);
    await inEachTypeface(page, views, async (at) => {
      for (const sentence of await sentences.all()) {
        expect.soft(await rowsOf(sentence), `${await sentence.innerText()}, ${at}`).toBe(1);
      }
    });
  });

  test("Header, notice and bar together take at most a quarter of a phone's view", async () => {
    const { page } = shown;
    const view = { width: 390, height: 844 };
    await page.setViewportSize(view);
    const bar = page.getByRole("complementary", { name: filled(actions.label), includeHidden: true });
    await inEachTypeface(page, [view], async (at) => {
      const boxes = await Promise.all([page.getByRole("banner"), banner(page), bar].map((one) => one.boundingBox()));
      const taken = boxes.reduce((sum, box) => sum + (box?.height ?? 0), 0);
      expect(taken, at).toBeLessThanOrEqual(view.height / 4);
    });
  });

  test("The action bar comes when the hero's buttons have left, and leaves them alone before", async () => {
    const { page } = shown;
    const bar = page.getByRole("complementary", { name: filled(actions.label) });
    const button = page.getByRole("region", { name: hero.heading }).getByRole("link", { name: hero.chatLabel });
    for (const view of [lowViews[0], { width: 390, height: 844 }, { width: 900, height: 1000 }]) {
      await page.setViewportSize(view);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect(bar).toBeHidden();
      expect(await pressable(button)).toBe(1);
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
      await expect(bar).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  });

  test("The drawing leads: its upper half is in view on a phone, and nothing covers that", async () => {
    const { page } = shown;
    await page.setViewportSize({ width: 390, height: 844 });
    const drawing = page.getByText(hero.temperature).locator("xpath=ancestor::*[local-name()='svg']");
    const covered = await drawing.evaluate((svg) => {
      const { left, top, width, height } = svg.getBoundingClientRect();
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
      return steps.flatMap((x) =>
        [0.1, 0.3, 0.5].filter((y) => {
          const front = document.elementFromPoint(left + width * x, top + height * y);
          return front === null || front.closest("figure, aside, header") !== null;
        }),
      ).length;
    });
    expect(covered).toBe(0);
  });
});

for (const route of routes) {
  test(`${route} shows a phone number in digits at once, in windows of every size`, async ({ page }) => {
    await visit(page, route);
    await inEachTypeface(page, views, async (at) => {
      const numbers = await page.getByText(phone).filter({ visible: true }).all();
      const free = await Promise.all(numbers.map(pressable));
      expect.soft(Math.max(...free), at).toBe(1);
    });
  });
}

test("The services page is at most 5,200 pixels long on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/servicos");
  await inEachTypeface(page, [{ width: 390, height: 844 }], async (at) => {
    expect(await page.evaluate(() => document.documentElement.scrollHeight), at).toBeLessThanOrEqual(5200);
  });
});

for (const viewport of [
  { width: 390, height: 660 },
  { width: 1280, height: 800 },
]) {
  test(`At ${viewport.width} pixels, the header hides neither the first invalid field nor its label`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, "/contato");
    await submitButton(page).click();
    const field = page.getByLabel(form.name.label, { exact: true });
    await expect(field).toBeFocused();
    const label = page.getByText(form.name.label, { exact: true });
    await expect.poll(() => pressable(label)).toBe(1);
    expect(await pressable(field)).toBe(1);
  });
}

const [service] = content("services.yaml").services;

/** What the first service shows once it is open. */
const textOfService = (page: Page) =>
  page.getByRole("main").getByText(filled(service?.features[0] ?? ""), { exact: true });

test("Services open one by one on a phone, and stand open on a wider screen and on paper", async ({ page }) => {
  const text = textOfService(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/servicos");
  await expect(text).toBeHidden();
  await page.getByRole("heading", { name: service?.title ?? "" }).click();
  await expect(text).toBeVisible();
  await page.getByRole("heading", { name: service?.title ?? "" }).click();
  await expect(text).toBeHidden();

  await page.emulateMedia({ media: "print" });
  await expect(text).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: widthFrom("tablet"), height: 844 });
  await expect(text).toBeVisible();
  // Open for screen readers too, and no stop for the Tab key.
  const details = page.getByRole("main").locator("details").first();
  await expect(details).toHaveJSProperty("open", true);
  await expect(details.locator("summary")).toHaveJSProperty("tabIndex", -1);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(text).toBeHidden();
  await expect(details.locator("summary")).toHaveJSProperty("tabIndex", 0);
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false, bypassCSP: true });

  test("services stand open on a wide screen, and open on a phone", async ({ page }) => {
    const text = textOfService(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/servicos");
    await expect(text).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(text).toBeHidden();
    await page.getByRole("heading", { name: service?.title ?? "" }).click();
    await expect(text).toBeVisible();
  });
});

test("Home's promise is at least as large as any other page's title, at every width", async ({ page }) => {
  const widths = [360, 390, 820, 1024, 1280, 1920];
  const sizesOn = async (route: string) => {
    await visit(page, route);
    const sizes = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      sizes.push(
        await page
          .getByRole("heading", { level: 1 })
          .evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize)),
      );
    }
    return sizes;
  };
  const home = await sizesOn("/");
  for (const route of routes.filter((one) => one !== "/")) {
    const others = await sizesOn(route);
    expect
      .soft(
        home.map((size, index) => size >= (others[index] ?? 0)),
        route,
      )
      .toEqual(widths.map(() => true));
  }
});
