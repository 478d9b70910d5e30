import type { Locator, Page } from "@playwright/test";
import { phoneUrl } from "./support/built-content";
import { desktop, expect, kindsOfPages, lowViews, mainHeading, phone, test, visit, widthFrom } from "./support/site";
import { setRunningText } from "./support/typefaces";

const views = [...lowViews, { width: 768, height: 1024 }, { width: 1024, height: 768 }, { width: 1920, height: 1080 }];

// The policy does not allow the injected style of the typeface.
test.use({ bypassCSP: true });

/** Fraction of an element, by a grid of points, where a press reaches it or its link; of several, the largest. */
function pressable(target: Locator): Promise<number> {
  return target.evaluateAll((elements) => {
    const steps = [0.05, 0.25, 0.5, 0.75, 0.95];
    const shares = elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = steps.flatMap((x) => steps.map((y) => [left + width * x, top + height * y] as const));
      const hits = points.filter(([x, y]) =>
        (element.closest("a") ?? element).contains(document.elementFromPoint(x, y)),
      );
      return hits.length / points.length;
    });
    return Math.max(...shares);
  });
}

test("In low windows, the notice on the home page leaves the buttons for chat and call free", {
  tag: "@shipped",
}, async ({ page, site }) => {
  await visit(page, "/");
  const { hero } = site.homePage;
  const opening = page.getByRole("region", { name: hero.heading });
  await setRunningText(page, "roboto");
  for (const size of lowViews) {
    await page.setViewportSize(size);
    await expect(page.getByRole("complementary", { name: site.interfaceTexts.notice.label })).toBeVisible();
    for (const name of [hero.chatLabel, `${site.interfaceTexts.actions.phoneLabel} ${site.business.phone}`])
      expect
        .soft(await pressable(opening.getByRole("link", { name })), `${name}, ${size.width} × ${size.height}`)
        .toBe(1);
  }
});

test("The action bar comes when the hero's buttons have left, and leaves them alone before", async ({ page, site }) => {
  await visit(page, "/");
  const { hero } = site.homePage;
  const bar = page.getByRole("complementary", { name: site.interfaceTexts.actions.label });
  const button = page.getByRole("region", { name: hero.heading }).getByRole("link", { name: hero.chatLabel });
  for (const view of [lowViews[0], phone, { width: 900, height: 1000 }]) {
    await page.setViewportSize(view);
    await button.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(bar).toBeHidden();
    expect(await pressable(button)).toBe(1);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole("link", { name: site.interfaceTexts.actions.chatLabel })).toHaveAttribute(
      "href",
      site.chat,
    );
    const call = bar.getByRole("link", { name: site.interfaceTexts.actions.phoneLabel });
    await expect(call).toHaveAttribute("href", phoneUrl(site.business.phone));
  }
});

test("On a phone, the first service is in the first view of its page, and the first symptom, once the notice is gone, in that of home", {
  tag: "@shipped",
}, async ({ page, site }) => {
  const main = page.getByRole("main");
  const service = site.services.services.find(({ urgent }) => !urgent);
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, "/servicos");
  await setRunningText(page, "roboto");
  expect.soft(await pressable(main.getByText(service?.title ?? ""))).toBe(1);

  await site.notice.getByRole("button").click();
  const [symptom] = site.homePage.hero.triage?.symptoms ?? [];
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await setRunningText(page, "roboto");
  expect(await pressable(main.getByText(symptom?.label ?? ""))).toBe(1);
});

for (const route of ["/", "/contato"]) {
  test(`Around the first buttons of ${route}, the action bar is whole or away`, async ({ page, site }) => {
    await page.setViewportSize(phone);
    await visit(page, route);
    const bar = page.getByRole("complementary", { name: site.interfaceTexts.actions.label, includeHidden: true });
    const bottomOfNotice = async () => {
      const { y, height } = (await site.notice.boundingBox()) ?? { y: 0, height: 0 };
      return y + height;
    };
    expect(await bottomOfNotice()).toBe(phone.height);
    const places = await bar.evaluate(async (element) => {
      const seen = new Set<string>();
      for (let y = 0; y < 2 * innerHeight; y += 41) {
        scrollTo({ top: y, behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { top, bottom } = element.getBoundingClientRect();
        const isAway = getComputedStyle(element).visibility === "hidden";
        seen.add(
          isAway
            ? "away"
            : bottom <= innerHeight + 1
              ? "whole"
              : `cut at ${Math.round(innerHeight - top)} pixels, from ${y}`,
        );
      }
      return [...seen].sort();
    });
    expect(places).toEqual(["away", "whole"]);
    expect(await bottomOfNotice()).toBe(phone.height);
  });
}

// Of the contact page more is wanted, below.
for (const route of kindsOfPages.filter((one) => one !== "/contato")) {
  test(`In windows of every size, ${route} shows a phone number in digits at once`, {
    tag: "@shipped",
  }, async ({ page, site }) => {
    await visit(page, route);
    for (const view of views) {
      await page.setViewportSize(view);
      const number = page.getByText(site.business.phone);
      expect.soft(await pressable(number), `${view.width} × ${view.height}`).toBe(1);
    }
  });
}

/** Widths, in pixels, between which a title grows. */
const ends = [360, 1920];

/** Size of the page's title, in pixels, at each end. */
async function titleSizes(page: Page, route: string): Promise<number[]> {
  await page.goto(route);
  const sizes: number[] = [];
  for (const width of ends) {
    await page.setViewportSize({ width, height: 900 });
    sizes.push(await mainHeading(page).evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize)));
  }
  return sizes;
}

test("No page has a larger title than home", async ({ page }) => {
  const largest = await titleSizes(page, "/");
  for (const route of kindsOfPages.filter((one) => one !== "/"))
    for (const [index, size] of (await titleSizes(page, route)).entries())
      expect.soft(size, `${route}, ${ends[index]} pixels wide`).toBeLessThanOrEqual(largest[index] ?? 0);
});

test("Beside the drawing, the title of home stands on two lines", { tag: "@shipped" }, async ({ page }) => {
  await visit(page, "/");
  for (const view of views.filter(({ width }) => width >= widthFrom("desktop"))) {
    await page.setViewportSize(view);
    const lines = await mainHeading(page).evaluate(
      (title) => title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).fontSize),
    );
    // Each is a little higher than its letters.
    expect.soft(lines, `${view.width} pixels wide`).toBeLessThan(2.5);
  }
});

test("On a phone, the services page is at most 5,100 pixels long, its heading 140, its footer 470", {
  tag: "@shipped",
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/servicos");
  await setRunningText(page, "roboto");
  const band = page.getByRole("main").locator("section").first();
  expect.soft((await band.boundingBox())?.height).toBeLessThanOrEqual(140);
  const heightOf = (selector: string) => page.locator(selector).evaluate((element) => element.scrollHeight);
  await expect.poll(() => heightOf("html")).toBeLessThanOrEqual(5100);
  expect(await heightOf("footer")).toBeLessThanOrEqual(470);
});

test("In windows of every size, the number is the largest text of the contact page, and stands whole in its first view with the chat", {
  tag: "@shipped",
}, async ({ page, site }) => {
  await visit(page, "/contato");
  await setRunningText(page, "roboto");
  const main = page.getByRole("main");
  const number = main.getByRole("link", { name: site.business.phone }).first();
  const chat = main.getByRole("link", { name: site.contactPage.quickService?.chatLabel ?? "" }).first();
  const sizeOf = (text: Locator) => text.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  for (const view of views) {
    await page.setViewportSize(view);
    const at = `${view.width} × ${view.height}`;
    for (const link of [number, chat]) expect.soft(await pressable(link), at).toBe(1);
    expect.soft(await sizeOf(number), at).toBeGreaterThan(await sizeOf(mainHeading(page)));
  }
});

test("On a wide screen, the contact page's chat is as wide as its number, and what is side by side ends at one height", {
  tag: "@shipped",
}, async ({ page, site }) => {
  const { quickService, details, form } = site.contactPage;
  await visit(page, "/contato");
  const main = page.getByRole("main");
  const boxesOf = (...all: Locator[]) => Promise.all(all.map((one) => one.first().boundingBox()));
  for (const view of views.filter(({ width }) => width >= widthFrom("desktop"))) {
    await page.setViewportSize(view);
    const [number, chat, save, send] = await boxesOf(
      main.getByRole("link", { name: site.business.phone }),
      main.getByRole("link", { name: quickService?.chatLabel ?? "" }),
      main.getByRole("link", { name: details.saveLabel }),
      main.getByRole("button", { name: form.submitLabel }),
    );
    expect.soft(chat?.width, `${view.width} pixels wide`).toBe(number?.width);
    const bottoms = [save, send].map((box) => Math.round((box?.y ?? Number.NaN) + (box?.height ?? 0)));
    expect.soft(bottoms[0], `${view.width} pixels wide`).toBe(bottoms[1]);
  }
});

test("On a phone, the contact page has all ways to the owner within one and a half screens", {
  tag: "@shipped",
}, async ({ page, site }) => {
  await page.setViewportSize(phone);
  await visit(page, "/contato");
  await setRunningText(page, "roboto");
  const last = await page.getByRole("link", { name: site.contactPage.details.saveLabel }).boundingBox();
  expect((last?.y ?? Number.NaN) + (last?.height ?? 0)).toBeLessThanOrEqual(1.5 * phone.height);
});

test("The header hides neither the first invalid field nor its label", async ({ page, site }) => {
  for (const viewport of [{ width: 390, height: 660 }, desktop]) {
    await page.setViewportSize(viewport);
    await visit(page, "/contato");
    await site.form.button.click();
    await expect(site.form.field("name")).toBeFocused();
    await expect.poll(() => pressable(page.getByText(site.form.texts.name.label, { exact: true }))).toBe(1);
    expect(await pressable(site.form.field("name"))).toBe(1);
  }
});

test("On a phone, the line of a field that was sent empty stands clear of the action bar", async ({ page, site }) => {
  await page.setViewportSize(phone);
  await visit(page, "/contato");
  await site.notice.getByRole("button").click();
  const { form } = site;
  const name = form.field("name");
  const bar = page.getByRole("complementary", { name: site.interfaceTexts.actions.label });
  await name.focus();
  const { y: top } = (await bar.boundingBox()) ?? { y: Number.NaN };
  await name.evaluate((field, top) => window.scrollBy({ top: field.getBoundingClientRect().bottom - top + 4 }), top);
  await page.keyboard.press("Enter");
  await form.field("email").evaluate((field) => field.focus({ preventScroll: true }));
  await expect.poll(() => pressable(form.form.getByText(form.texts.name.problem))).toBe(1);
});
