import type { Page } from "@playwright/test";
import { content, expect, filled, test, viewports, visit, watchLayoutShifts } from "./support/site";

const { details } = content("pages/contact.yaml");
const { openNow } = details;

const open = (closes: string) => filled(openNow.open.replace("{closes}", closes));
const closed = (day: string, opens: string) => filled(openNow.closed.replace("{day}", day).replace("{opens}", opens));

const section = (page: Page) => page.getByRole("region", { name: details.heading });

/** Opens the contact page at a moment in Recife: `2026-11-20T17:59:30`, a Friday. */
async function visitAt(page: Page, moment: string): Promise<void> {
  await page.clock.install({ time: new Date(`${moment}-03:00`) });
  await visit(page, "/contato");
}

/* With the shipped opening hours. */
test.describe("Beside the opening hours", { tag: "@shipped" }, () => {
  test("the visitor reads at night when it opens again, and that emergencies need not wait", async ({ page }) => {
    await visitAt(page, "2026-11-21T23:30:00");
    await expect(section(page).getByText(closed("segunda", "8h"))).toBeVisible();
    // Emergencies need not wait: their card says nothing of closed.
    await expect(page.getByText(/fechado/i)).toHaveCount(1);
  });

  test("he reads that it is open, and until when; the sentence changes on a page that is left open, with the minute and with the day", async ({
    page,
  }) => {
    await visitAt(page, "2026-11-20T17:59:30");
    await expect(section(page).getByText(open("18h"))).toBeVisible();
    await page.clock.fastForward(31_000);
    await expect(section(page).getByText(closed("amanhã", "8h"))).toBeVisible();
    await page.clock.fastForward("06:00:00");
    await expect(section(page).getByText(closed("hoje", "8h"))).toBeVisible();
  });

  test("the sentence is right again when the visitor comes back to a page whose timers slept", async ({ page }) => {
    await visitAt(page, "2026-11-20T10:00:00");
    await expect(section(page).getByText(open("18h"))).toBeVisible();
    await page.clock.setSystemTime(new Date("2026-11-21T13:00:00-03:00"));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(section(page).getByText(closed("segunda", "8h"))).toBeVisible();
  });

  for (const timezoneId of ["Asia/Tokyo", "Pacific/Honolulu", "America/Rio_Branco"]) {
    test.describe(() => {
      test.use({ timezoneId });

      test(`it is the business's clock that counts, for a visitor in ${timezoneId}`, async ({ page }) => {
        await visitAt(page, "2026-11-20T17:59:00");
        await expect(section(page).getByText(open("18h"))).toBeVisible();
      });
    });
  }

  for (const viewport of viewports) {
    test(`nothing moves when the sentence comes, ${viewport.width} pixels wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const shifts = await watchLayoutShifts(page);
      await page.goto("/contato");
      const hours = section(page).getByRole("table", { name: details.hoursLabel });
      await hours.scrollIntoViewIfNeeded();
      await expect(section(page).getByText(/^(Aberto|Fechado) agora/)).toBeVisible();
      expect(await shifts()).toBe(0);
    });
  }
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the hours stand there plainly, and nothing is said of now", async ({ page }) => {
    await page.goto("/contato");
    await expect(section(page).getByRole("table", { name: details.hoursLabel })).toBeVisible();
    await expect(page.getByText(/(Aberto|Fechado) agora/)).toHaveCount(0);
  });
});
