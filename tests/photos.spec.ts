import type { Page } from "@playwright/test";
import {
  expect,
  holdBack,
  imageService,
  isPhotoSeen,
  phone,
  readToTheEnd,
  test,
  viewports,
  visit,
} from "./support/site";

/** The figures of the photos; those of a row stand within one of its own. */
const figures = (page: Page) => page.getByRole("figure").filter({ hasNot: page.getByRole("figure") });

for (const viewport of viewports) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test("photos are described, and cover their drawings; those of the image service are asked for once, in the size in which they are shown", async ({
      page,
      site,
    }) => {
      const fromService = (site.homePage.teaser.photos ?? []).filter(({ url }) => url.startsWith(imageService));
      const requests: URL[] = [];
      page.on("request", (request) => {
        if (request.url().startsWith(imageService)) requests.push(new URL(request.url()));
      });
      await visit(page, "/");
      await readToTheEnd(page);
      await expect.poll(() => requests.length).toBe(fromService.length);

      expect(requests.map(({ origin, pathname }) => origin + pathname)).toEqual(fromService.map(({ url }) => url));
      for (const [index, { searchParams }] of requests.entries()) {
        const { width: widest = 0, height: highest = 0 } = fromService[index] ?? {};
        const [width, height] = [Number(searchParams.get("w")), Number(searchParams.get("h"))];
        const shown = await page.getByRole("img", { name: fromService[index]?.alt }).boundingBox();
        // Of the widths on offer, the next above; the smallest is 360.
        expect(width).toBeGreaterThan((shown?.width ?? Number.NaN) * 0.9);
        expect(width).toBeLessThanOrEqual(Math.max(360, (shown?.width ?? Number.NaN) * 1.6));
        expect(width).toBeLessThanOrEqual(widest);
        expect(height / width).toBeCloseTo(highest / widest, 2);
        expect(searchParams.get("fit")).toBe("crop");
        expect(searchParams.get("fm")).toMatch(/^(avif|jpg)$/);
        expect(Number(searchParams.get("q"))).toBeGreaterThan(0);
      }
      for (const [index, { alt }] of (site.homePage.teaser.photos ?? []).entries()) {
        await expect(page.getByRole("img", { name: alt })).toBeVisible();
        await expect.poll(() => isPhotoSeen(figures(page).nth(index))).toBe(true);
      }
    });
  });
}

test("A photo does not wait for the scripts: it is seen before they have come", { tag: "@shipped" }, async ({
  page,
}) => {
  await holdBack(page, "**/*.js");
  await page.setViewportSize(phone);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => isPhotoSeen(figures(page).first())).toBe(true);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`While the image service is down, with${javaScriptEnabled ? "" : "out"} script`, {
    tag: "@shipped",
  }, () => {
    test.use({ broken: /images\.unsplash\.com/, viewport: phone, javaScriptEnabled });

    test("the drawings stand alone: no broken picture, no text across them", async ({ page, site }) => {
      const answers = [503, 0];
      await page.route(`${imageService}**`, (route) => {
        const status = answers.shift();
        return status ? route.fulfill({ status, contentType: "text/html", body: "<p>" }) : route.abort();
      });
      await page.goto("/");
      for (const [index, { url }] of (site.homePage.teaser.photos ?? []).entries()) {
        if (!url.startsWith(imageService)) continue;
        const figure = figures(page).nth(index);
        await figure.scrollIntoViewIfNeeded();
        const haveFailed = () =>
          figure
            .locator("img")
            .evaluateAll((all: HTMLImageElement[]) =>
              all.some(({ currentSrc, complete }) => currentSrc.startsWith("http") && complete),
            );
        await expect.poll(haveFailed).toBe(true);
        await expect.poll(() => isPhotoSeen(figure)).toBe(false);
      }
      expect(answers.length).toBeLessThan(2);
    });
  });
}
