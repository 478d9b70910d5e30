import type { CDPSession, Locator, Page } from "@playwright/test";
import { test as base, desktop, expect, nextFrame, visit } from "./support/site";

/** Auto-close delay, in ms. */
const duration = 5000;

/** The toast that says thanks for a message. */
interface Toast {
  text: Locator;
  live: Locator;
  close: Locator;
  /** Sends a message, which shows it. */
  show: () => Promise<void>;
}

const test = base.extend<{ toast: Toast }>({
  viewport: desktop,
  toast: async ({ site }, use) => {
    const text = site.toasts.getByText(site.form.success.title, { exact: true });
    await use({
      text,
      live: site.toasts.locator('[aria-live="polite"]'),
      close: site.toasts.getByRole("button", { name: site.interfaceTexts.toasts.closeLabel }),
      show: async () => {
        await site.form.send();
        await expect(text).toBeVisible();
      },
    });
  },
});

/** The toast's timer, an animation. `at` moves it there. */
const timer = (page: Page, at?: number) =>
  page.evaluate(
    ({ duration, at }) => {
      const animation = document.getAnimations().find(({ effect }) => effect?.getTiming().duration === duration);
      if (animation && at !== undefined) animation.currentTime = at;
      return { state: animation?.playState, time: Number(animation?.currentTime) };
    },
    { duration, at },
  );

const expectTimer = (page: Page, state: "running" | "paused") =>
  expect.poll(async () => (await timer(page)).state).toBe(state);

test("A toast goes after 5 seconds; a second one takes its place, with its own", async ({ page, toast }) => {
  await visit(page, "/contato");
  await toast.show();
  await expectTimer(page, "running");
  await timer(page, duration);
  await expect(toast.text).toHaveCount(0);
  await toast.show();
  await timer(page, duration - 1000);
  await toast.show();
  await expect(toast.text).toHaveCount(1);
  expect((await timer(page)).time).toBeLessThan(duration - 1000);
});

test("A toast is announced politely, by a live region that was there before it, and ends where the content of the page does, at every width", async ({
  page,
  toast,
  site,
}) => {
  await visit(page, "/contato");
  await expect(toast.live).toHaveCount(1);
  await expect(toast.live).toBeEmpty();
  await toast.show();
  await expect(toast.live).toContainText(site.form.success.title);
  await expect(toast.live).toContainText(site.form.success.description);
  await page.keyboard.press("F8");
  const rightEdge = (element: Locator) => element.evaluate((shape) => shape.getBoundingClientRect().right);
  for (const width of [360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const edge = await rightEdge(site.form.form);
    expect.soft(await rightEdge(site.toasts.getByRole("group")), `${width} pixels wide`).toBeCloseTo(edge, 0);
  }
});

test("A toast goes though the visitor's own style sheet turns animations off", async ({ page, toast }) => {
  await visit(page, "/contato");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { animation: none !important; transition: none !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
  await toast.show();
  await expectTimer(page, "running");
  await timer(page, duration);
  await expect(toast.text).toHaveCount(0);
});

test("A toast waits while the mouse rests on it, and while it has the focus", async ({ page, toast, site }) => {
  await visit(page, "/contato");
  await toast.show();
  await toast.text.hover();
  await expectTimer(page, "paused");
  await site.form.button.hover();
  await expectTimer(page, "running");
  await page.keyboard.press("F8");
  await expectTimer(page, "paused");
  await page.keyboard.press("Tab");
  await expect(toast.close).toBeFocused();
  await expectTimer(page, "paused");
  await site.form.button.focus();
  await expectTimer(page, "running");
});

test("F8 moves the focus to the toast; by its button and on Escape it closes, and the focus goes back", async ({
  page,
  toast,
  site,
}) => {
  await visit(page, "/contato");
  for (const keys of [["Tab", "Enter"], ["Escape"]]) {
    await toast.show();
    await expect(site.form.button).toBeFocused();
    await page.keyboard.press("F8");
    await expect(site.toasts.getByRole("group").filter({ hasText: site.form.success.title })).toBeFocused();
    for (const key of keys) await page.keyboard.press(key);
    await expect(toast.text).toHaveCount(0);
    await expect(site.form.button).toBeFocused();
  }
});

/** A pointer to swipe with; in CSS pixels. */
interface Pointer {
  press(x: number, y: number): Promise<unknown>;
  moveTo(x: number, y: number): Promise<unknown>;
  release(): Promise<unknown>;
}

function mouse({ mouse }: Page): Pointer {
  return {
    press: (x, y) => mouse.move(x, y).then(() => mouse.down()),
    moveTo: (x, y) => mouse.move(x, y),
    release: () => mouse.up(),
  };
}

function finger(session: CDPSession): Pointer {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    press: (x, y) => touch("touchStart", [{ x, y }]),
    moveTo: (x, y) => touch("touchMove", [{ x, y }]),
    release: () => touch("touchEnd", []),
  };
}

/** Left edge, in whole CSS pixels. */
const leftSide = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? Number.NaN);

/** Swipes a toast in steps, to the right, or with a negative distance to the left; it follows. */
async function swipe(page: Page, toast: Locator, pointer: Pointer, distance: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error("There is no toast to swipe.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await pointer.press(x, y);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await pointer.moveTo(x + distance * share, y);
    await nextFrame(page);
  }
  await expect.poll(() => leftSide(toast)).toBe(Math.round(box.x + distance));
  await pointer.release();
}

for (const [width, input] of [
  [360, "touch"],
  [1280, "mouse"],
] as const) {
  test.describe(`By ${input}, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === "touch" });

    test("a toast follows a swipe; 45 pixels spring back, 60 dismiss", async ({ page, context, toast, site }) => {
      await visit(page, "/contato");
      const pointer = input === "mouse" ? mouse(page) : finger(await context.newCDPSession(page));
      // To the left by touch alone: the library's code is the same.
      for (const sign of input === "touch" ? [1, -1] : [1]) {
        await toast.show();
        // It has the focus, so it does not go by itself meanwhile.
        await page.keyboard.press("F8");
        await expect(site.toasts.getByRole("group")).toBeFocused();
        const place = await leftSide(toast.text);

        await swipe(page, toast.text, pointer, 45 * sign);
        await expect.poll(() => leftSide(toast.text)).toBe(place);
        await swipe(page, toast.text, pointer, 60 * sign);
        await expect(toast.text).toHaveCount(0);
      }
    });
  });
}
