import type { Page } from "@playwright/test";
import { describeOpeningHours } from "../src/content/derived/opening-hours";
import type { Content } from "../src/content/model/content-files";
import { test as base, expect, openBeforeScripts, phone, visit, watchLayoutShifts, widthFrom } from "./support/site";
import { setRunningText } from "./support/typefaces";

/** The sentences on now, in the words of the content; when it opens or closes is for the test to say. */
const sentences = ({ openNow }: Content["pages/contact.yaml"]["details"]) => ({
  openThenDuty: (closes: string) => openNow.openThenDuty?.replace("{fromClosing}", `das ${closes}`) ?? "",
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
    const main = page.getByRole("main");
    await expect(main.getByText(says.openThenDuty("18h"))).toBeVisible();
    await page.clock.fastForward(31_000);
    await expect(main.getByText(says.onDuty("amanhã", "8h"))).toBeVisible();
    await page.clock.fastForward("06:00:00");
    await expect(main.getByText(says.onDuty("hoje", "8h"))).toBeVisible();
    await page.clock.setSystemTime(new Date("2026-11-21T13:00:00-03:00"));
    await page.clock.runFor(10_000);
    await expect(main.getByText(says.onDuty("segunda", "8h"))).toBeVisible();
  });
});

/* With the shipped emergency hours. */
test.describe("Out of hours, on a phone", { tag: "@shipped" }, () => {
  test.use({ moment: "2026-11-27T22:40:00-03:00", viewport: { width: 390, height: 664 } });

  for (const route of ["/", "/servicos", "/contato"])
    test(`he reads that somebody answers in the first view of ${route}, and on the bar at its end`, async ({
      page,
      site,
      says,
    }) => {
      await visit(page, route);
      const said = says.onDuty("amanhã", "8h");
      await expect(page.getByRole("main").getByText(said)).toBeInViewport({ ratio: 1 });
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      const bar = page.getByRole("complementary", { name: site.interfaceTexts.actions.label });
      await expect(bar.getByText(said)).toBeInViewport({ ratio: 1 });
    });
});

test.describe("In the place of what is so now", { tag: "@shipped" }, () => {
  // The policy does not allow the injected style of the typeface.
  test.use({ bypassCSP: true });

  for (const route of ["/", "/servicos", "/contato"])
    test(`he reads the opening hours before scripts have come to ${route}, on one line of a phone`, async ({
      page,
      site,
    }) => {
      const { openingHours = [] } = site.business;
      const hours = new RegExp(`^${describeOpeningHours(openingHours, site.interfaceTexts)}$`, "i");
      await page.setViewportSize({ ...phone, width: 360 });
      await openBeforeScripts(page, route);
      await setRunningText(page, "roboto");
      const place = page.getByRole("main").getByRole("paragraph").filter({ hasText: hours });
      await expect(place).toBeVisible();
      expect((await place.boundingBox())?.height).toBeLessThan(1.6 * 17);
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

  test("nothing on the contact page moves when it says what is so now, nor when that changes, in windows of every width", async ({
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
      for (const moment of [first, ...others]) {
        await page.clock.setSystemTime(new Date(`${moment}-03:00`));
        await page.clock.runFor(10_000);
        await expect(page.getByRole("main").getByText(site.openNow("/contato"))).toBeVisible();
        expect.soft(await shifts(), `${width} pixels wide, at ${moment}`).toEqual([]);
      }
    }
  });

  for (const route of ["/", "/servicos"])
    test(`The chat's button of ${route} stands where it does before the page says what is so now, and stays there`, async ({
      page,
      site,
    }) => {
      const urgent = site.services.services.some((service) => service.urgent);
      test.skip(!site.business.openingHours || (route === "/servicos" && !urgent), "this page says nothing of now");
      const main = page.getByRole("main");
      const label = route === "/" ? site.homePage.hero.chatLabel : site.servicesPage.closing.chatLabel;
      const top = () =>
        main
          .getByRole("link", { name: label })
          .first()
          .evaluate((button) => button.getBoundingClientRect().top);
      await page.route("**/*.woff2", (typeface) => typeface.abort());
      const [first = "", ...others] = moments;
      await page.clock.install({ time: new Date(`${first}-03:00`) });
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 1000 });
        await page.clock.setSystemTime(new Date(`${first}-03:00`));
        let arrive = () => {};
        const arrival = new Promise<void>((resolve) => {
          arrive = resolve;
        });
        await page.route("**/*.js", async (script) => {
          await arrival;
          await script.continue();
        });
        await page.goto(route, { waitUntil: "commit" });
        await expect(main.getByText(site.openNow(route))).toHaveCount(0);
        const before = await top();
        arrive();
        for (const moment of [first, ...others]) {
          await page.clock.setSystemTime(new Date(`${moment}-03:00`));
          await page.clock.runFor(10_000);
          await expect(main.getByText(site.openNow(route))).toBeVisible();
          expect.soft(await top(), `${width} pixels wide, at ${moment}`).toBe(before);
        }
        await page.unroute("**/*.js");
      }
    });
});
