import type { CDPSession, Page } from "@playwright/test";
import { sendForm, submitButton } from "./support/contact-form";
import { desktop, expect, nextFrame, test, visit } from "./support/site";

/** Auto-close delay, in ms. */
const duration = 5000;

const region = (page: Page) => page.getByRole("region", { name: /F8/ });
const toast = (page: Page) => region(page).getByText("Mensagem enviada!", { exact: true });
const liveRegion = (page: Page) => region(page).locator('[aria-live="polite"]');
const closeButton = (page: Page) => region(page).getByRole("button", { name: "Fechar aviso" });

async function showToast(page: Page): Promise<void> {
  await sendForm(page);
  await expect(toast(page)).toBeVisible();
}

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

const timerState = async (page: Page) => (await timer(page)).state;

test.describe("For how long", () => {
  test.use({ viewport: desktop });
  test.beforeEach(({ page }) => visit(page, "/contato"));

  test("A toast goes by itself after 5 seconds, and comes again with the next message", async ({ page }) => {
    await showToast(page);
    expect(await timerState(page)).toBe("running");
    await timer(page, duration);
    await expect(toast(page)).toHaveCount(0);
    await showToast(page);
  });

  test("A second toast takes the place of the first, and has 5 seconds of its own", async ({ page }) => {
    await showToast(page);
    await timer(page, 3000);
    await showToast(page);
    await expect(toast(page)).toHaveCount(1);
    expect((await timer(page)).time).toBeLessThan(3000);
  });

  test("A toast waits while the mouse rests on it", async ({ page }) => {
    await showToast(page);
    await toast(page).hover();
    await expect.poll(() => timerState(page)).toBe("paused");
    await submitButton(page).hover();
    await expect.poll(() => timerState(page)).toBe("running");
  });

  test("A toast waits while it, or anything in it, has the focus", async ({ page }) => {
    await showToast(page);
    await page.keyboard.press("F8");
    await expect.poll(() => timerState(page)).toBe("paused");
    await page.keyboard.press("Tab");
    await expect(closeButton(page)).toBeFocused();
    expect(await timerState(page)).toBe("paused");
    await submitButton(page).focus();
    await expect.poll(() => timerState(page)).toBe("running");
  });
});

test.describe("For the keyboard and for screen readers", () => {
  test.use({ viewport: desktop });
  test.beforeEach(({ page }) => visit(page, "/contato"));

  test("F8 moves the focus to the region of the toasts while there is none", async ({ page }) => {
    await page.keyboard.press("F8");
    await expect(region(page)).toBeFocused();
  });

  test("A toast can be closed by keyboard, and the focus goes back to where it was", async ({ page }) => {
    await showToast(page);
    await expect(submitButton(page)).toBeFocused();
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page)).toHaveCount(0);
    await expect(submitButton(page)).toBeFocused();
  });

  test("F8 moves the focus to the toast; Escape closes it, and the focus goes back to where it was", async ({
    page,
  }) => {
    await showToast(page);
    await page.keyboard.press("F8");
    await expect(region(page).getByRole("group").filter({ hasText: "Mensagem enviada!" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(toast(page)).toHaveCount(0);
    await expect(submitButton(page)).toBeFocused();
  });

  test("A toast is announced politely, by a live region that was there before it", async ({ page }) => {
    const live = liveRegion(page);
    await expect(live).toHaveCount(1);
    await expect(live).toBeEmpty();
    await showToast(page);
    await expect(live).toContainText("Mensagem enviada!");
    await expect(live).toContainText("Entraremos em contato em breve. Obrigado!");
  });
});

/** A pointer to swipe with; in CSS pixels. */
interface Pointer {
  press(x: number, y: number): Promise<unknown>;
  moveTo(x: number, y: number): Promise<unknown>;
  release(): Promise<unknown>;
}

function mouse(page: Page): Pointer {
  return {
    press: async (x, y) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    moveTo: (x, y) => page.mouse.move(x, y),
    release: () => page.mouse.up(),
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

/** Left edge of the toast, in whole CSS pixels. */
async function leftSide(page: Page): Promise<number> {
  return Math.round((await toast(page).boundingBox())?.x ?? Number.NaN);
}

/** Swipes the toast in steps, to the right, or with a negative distance to the left. */
async function swipe(page: Page, pointer: Pointer, distance: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error("There is no toast to swipe.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await pointer.press(x, y);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await pointer.moveTo(x + distance * share, y);
    await nextFrame(page);
  }
  // The toast follows.
  expect(await leftSide(page)).toBe(Math.round(box.x + distance));
  await pointer.release();
}

for (const width of [360, 1280]) {
  for (const input of ["mouse", "touch"] as const) {
    test.describe(`By ${input}, ${width} pixels wide`, () => {
      test.use({ viewport: { width, height: 800 }, hasTouch: input === "touch" });

      test("a toast follows a swipe; one of 45 pixels to either side springs back, one of 60 dismisses", async ({
        page,
        context,
      }) => {
        await visit(page, "/contato");
        const pointer = input === "mouse" ? mouse(page) : finger(await context.newCDPSession(page));
        for (const sign of [1, -1]) {
          await showToast(page);
          const place = await leftSide(page);

          await swipe(page, pointer, 45 * sign);
          await expect.poll(() => leftSide(page)).toBe(place);

          await swipe(page, pointer, 60 * sign);
          await expect(toast(page)).toHaveCount(0, { timeout: 2000 });
        }
      });
    });
  }
}
