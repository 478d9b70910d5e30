import type { Page } from "@playwright/test";
import type { Content } from "../src/content/model/content-files";
import { test as base, expect, visit, watchLayoutShifts, widthFrom } from "./support/site";

/** The sentences on now, in the words of the content; when it opens or closes is for the test to say. */
const sentences = ({ openNow }: Content["pages/contact.yaml"]["details"]) => ({
  open: (closes: string) => openNow.open.replace("{closes}", closes).replace("{atClosing}", `às ${closes}`),
  onDuty: (day: string, opens: string) =>
    openNow.onDuty?.replace("{day}", day).replace("{opens}", opens).replace("{atOpening}", `às ${opens}`) ?? "",
});

const test = base.extend<{ says: ReturnType<typeof sentences> }>({
  says: ({ site }, use) => use(sentences(site.contactPage.details)),
});

/** Opens the contact page at a moment in Recife: `2026-11-20T17:59:30`, a Friday. */
async function visitAt(page: Page, moment: string): Promise<void> {
  await page.clock.install({ time: new Date(`${moment}-03:00`) });
  await visit(page, "/contato");
}

/* With the shipped opening hours. */
test.describe("Beside the opening hours", { tag: "@shipped" }, () => {
  // It is the business's clock that counts.
  test.use({ timezoneId: "Asia/Tokyo" });

  test("he reads until when it is open, as the minutes and days go by, and after a sleep", async ({ page, says }) => {
    await visitAt(page, "2026-11-20T17:59:30");
    await expect(page.getByText(says.open("18h"))).toBeVisible();
    await page.clock.fastForward(31_000);
    await expect(page.getByText(says.onDuty("amanhã", "8h"))).toBeVisible();
    await page.clock.fastForward("06:00:00");
    await expect(page.getByText(says.onDuty("hoje", "8h"))).toBeVisible();
    await page.clock.setSystemTime(new Date("2026-11-21T13:00:00-03:00"));
    await page.clock.runFor(10_000);
    await expect(page.getByText(says.onDuty("segunda", "8h"))).toBeVisible();
  });
});

/** Open and closed, on working days and others. */
const moments = [
  "2026-11-27T10:00:00",
  "2026-11-27T22:40:00",
  "2026-11-28T11:00:00",
  "2026-11-29T23:00:00",
  "2026-12-25T10:00:00",
  "2027-01-01T00:30:00",
  "2028-02-29T12:00:00",
];

test.describe("Apart from the typeface of headings, in which a long name may take another line", () => {
  test.use({ broken: /woff2/ });

  test("nothing moves when the sentence on now comes, nor when it changes, in the narrowest window of each layout", async ({
    page,
    site,
  }) => {
    test.skip(!site.business.openingHours, "this business has no fixed hours");
    await page.route("**/*.woff2", (route) => route.abort());
    const shifts = await watchLayoutShifts(page);
    const [first = "", ...others] = moments;
    await page.clock.install({ time: new Date(`${first}-03:00`) });
    for (const width of [320, ...(["desktop", "wide"] as const).map(widthFrom)]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.clock.setSystemTime(new Date(`${first}-03:00`));
      await visit(page, "/contato");
      await page.getByRole("table", { name: site.contactPage.details.hoursLabel }).scrollIntoViewIfNeeded();
      for (const moment of [first, ...others]) {
        await page.clock.setSystemTime(new Date(`${moment}-03:00`));
        await page.clock.runFor(10_000);
        await expect(page.getByText(site.openNow)).toBeVisible();
        expect.soft(await shifts(), `${width} pixels wide, at ${moment}`).toEqual([]);
      }
    }
  });
});
