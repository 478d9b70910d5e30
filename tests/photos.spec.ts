import type { ServicePhoto } from "../src/content/derived/photo";
import type { Photo } from "../src/content/model/content-files";
import {
  content,
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

const home = content("pages/home.yaml");
const photos = home.teaser.photos as (Photo & ServicePhoto)[];

for (const viewport of viewports) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test("Two photos come from the image service, each sized, cropped and encoded by it; they cover their drawings, and are described", async ({
      page,
    }) => {
      const requests: URL[] = [];
      page.on("request", (request) => {
        if (request.url().startsWith(imageService)) requests.push(new URL(request.url()));
      });
      await visit(page, "/");
      await readToTheEnd(page);
      await expect.poll(() => requests.length).toBe(2);

      expect(requests.map(({ origin, pathname }) => origin + pathname)).toEqual(photos.map(({ url }) => url));
      for (const [index, { searchParams }] of requests.entries()) {
        const photo = photos[index];
        if (!photo) throw new Error("There are more requests than photos.");
        const [width, height] = [Number(searchParams.get("w")), Number(searchParams.get("h"))];
        expect(width).toBeGreaterThan(0);
        expect(width).toBeLessThanOrEqual(photo.width);
        expect(height / width).toBeCloseTo(photo.height / photo.width, 2);
        expect(searchParams.get("fit")).toBe("crop");
        expect(searchParams.get("fm")).toMatch(/^(avif|webp|jpg)$/);
        expect(Number(searchParams.get("q"))).toBeGreaterThan(0);
      }

      for (const [index, { alt }] of photos.entries()) {
        const image = page.getByRole("img", { name: alt });
        await expect(image).toBeVisible();
        await expect.poll(() => isPhotoSeen(page.getByRole("figure").nth(index))).toBe(true);
      }
    });
  });
}

test("A photo does not wait for the scripts: it is seen before they have come", async ({ page }) => {
  await holdBack(page, "**/*.js");
  await page.setViewportSize(phone);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => isPhotoSeen(page.getByRole("figure").first())).toBe(true);
});

test("At every width the browser is told how wide the photos are, so that it loads none that is twice as large", async ({
  page,
}) => {
  await visit(page, "/");
  for (const width of [320, 390, 640, 768, 1023, 1024, 1200, 1280, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const told = await page.getByRole("figure").evaluateAll((figures) =>
      figures.flatMap((figure) =>
        [...figure.querySelectorAll<HTMLElement>("[sizes]")].map((element) => {
          const sizes = element.getAttribute("sizes")?.split(", ") ?? [];
          const [, size = ""] =
            sizes
              .map((part) => /^(?:(\(.*?\)) )?(.*)$/.exec(part)?.slice(1) ?? [])
              .find(([query]) => matchMedia(query ?? "all").matches) ?? [];
          const measure = document.body.appendChild(document.createElement("div"));
          measure.style.cssText = `position: absolute; width: ${size}`;
          const share = measure.offsetWidth / figure.clientWidth;
          measure.remove();
          return share;
        }),
      ),
    );
    expect(told.length, `${width}`).toBeGreaterThan(photos.length);
    expect(Math.min(...told), `${width}`).toBeGreaterThan(0.95);
    expect(Math.max(...told), `${width}`).toBeLessThan(1.25);
  }
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("the photos cover their drawings, and each is read out once", async ({ page }) => {
    await page.goto("/");
    for (const index of photos.keys()) {
      const figure = page.getByRole("figure").nth(index);
      await figure.scrollIntoViewIfNeeded();
      await expect.poll(() => isPhotoSeen(figure)).toBe(true);
    }
    // The browser's accessibility tree: Playwright's skips `noscript` elements.
    const browser = await page.context().newCDPSession(page);
    const { nodes } = await browser.send("Accessibility.getFullAXTree");
    const images = nodes.filter(({ ignored, role }) => !ignored && role?.value === "image");
    expect(images.map(({ name }) => name?.value).sort()).toEqual(photos.map(({ alt }) => alt).sort());
  });
});

test.describe("While the image service is down", () => {
  test.use({ imageServiceAnswers: false, viewport: phone });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled });

      test("the drawings stand alone: no broken picture, no text across them", async ({ page }) => {
        await page.goto("/");
        const figures = page.getByRole("figure");
        await expect(figures).toHaveCount(photos.length);
        for (const figure of await figures.all()) {
          const images = figure.locator("img");
          await figure.scrollIntoViewIfNeeded();
          const haveFailed = () =>
            images.evaluateAll((all) =>
              all.some(
                (image) =>
                  (image as HTMLImageElement).currentSrc.startsWith("http") && (image as HTMLImageElement).complete,
              ),
            );
          await expect.poll(haveFailed).toBe(true);
          await expect.poll(() => isPhotoSeen(figure)).toBe(false);
        }
      });
    });
  }
});
