import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { routes as routesOfFiles } from "../src/content/routes";
import { content, expect, filled, phone, readToTheEnd, routes, test, viewports, visit } from "./support/site";

const business = content("business.yaml");
const pages = routesOfFiles.map(({ file }) => content(file));

/** URL of a route on the published site. */
const publishedUrl = (route: string) => `${business.siteUrl}${route}`;

/** Content of a `meta` element, by its `name` or `property`. */
const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");

test("The build holds five HTML documents, one for each route, and no other", () => {
  const documents = readdirSync("public", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.html?$/.test(file));
  expect(documents.sort()).toEqual(
    routes.map((route) => (route === "/" ? "index.html" : `${route.slice(1)}/index.html`)).sort(),
  );
});

for (const route of routes) {
  test(`${route} is whole and without a word on the console, on a phone and on a wide screen`, async ({ page }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await visit(page, route);
      await readToTheEnd(page);
      await page.waitForLoadState("networkidle");

      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, "nothing reaches beyond the side of the window").toBe(viewport.width);
      expect(messages).toEqual([]);
    }
  });
}

test.describe("In the HTML itself", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  for (const { path, title, description } of pages) {
    test(`${path} has a title and a description of its own, and the social picture`, async ({ page, request }) => {
      const response = await page.goto(path);

      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
      await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
      await expect(page).toHaveTitle(filled(title));
      expect(await meta(page, "description")).toBe(filled(description));
      expect(await meta(page, "theme-color")).toMatch(/^#[0-9a-f]{6}$/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", publishedUrl(path));

      expect(await meta(page, "og:title")).toBe(filled(title));
      expect(await meta(page, "og:description")).toBe(filled(description));
      expect(await meta(page, "og:url")).toBe(publishedUrl(path));
      expect(await meta(page, "og:type")).toBe("website");
      expect(await meta(page, "og:locale")).toBe("pt_BR");
      expect(await meta(page, "og:site_name")).toBe(`${business.brand} ${business.tagline}`);
      expect(await meta(page, "og:image:alt")).toBe(`${business.brand} ${business.tagline}`);
      expect(await meta(page, "og:image:type")).toBe("image/png");
      expect(await meta(page, "twitter:card")).toBe("summary_large_image");

      const picture = (await meta(page, "og:image")) ?? "";
      expect(picture).toMatch(new RegExp(`^${business.siteUrl}/`));
      const file = await (await request.get(new URL(picture).pathname)).body();
      expect(file.subarray(1, 4).toString()).toBe("PNG");
      // A PNG begins with its width and height.
      const size = [file.readUInt32BE(16), file.readUInt32BE(20)];
      expect(size).toEqual([1200, 630]);
      expect([await meta(page, "og:image:width"), await meta(page, "og:image:height")]).toEqual(size.map(String));
    });

    const isLegal = path === "/termos-de-uso" || path === "/politica-de-privacidade";
    test(`${path} ${isLegal ? "leaves it to the other pages to describe" : "describes"} the business to search engines`, {
      tag: "@shipped",
    }, async ({ page }) => {
      await page.goto(path);
      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(scripts).toHaveLength(isLegal ? 0 : 1);
      if (isLegal) return;
      expect(JSON.parse(scripts[0] ?? "")).toMatchObject({
        "@context": "https://schema.org",
        "@type": "HVACBusiness",
        name: `${business.brand} ${business.tagline}`,
        legalName: business.legalName,
        taxID: business.taxNumber,
        url: business.siteUrl,
        telephone: `+55${business.phone.replace(/\D/g, "")}`,
        email: business.email,
        address: {
          "@type": "PostalAddress",
          streetAddress: expect.stringContaining(business.address.annex ?? business.address.street),
          addressLocality: business.address.city,
          addressRegion: business.address.state,
          postalCode: business.address.postcode,
          addressCountry: "BR",
        },
        openingHoursSpecification: [
          { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "18:00" },
          { dayOfWeek: ["Saturday"], opens: "08:00", closes: "12:00" },
        ],
      });
    });
  }

  test("Each page has a title and a description of its own", () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(routes.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(routes.length);
  });
});

test("The sitemap lists the five routes, and robots.txt leads to it", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const [, index = ""] = robots.match(/^Sitemap: (.+)$/m) ?? [];
  expect(index).toBe(publishedUrl("/sitemap-index.xml"));

  const addressesIn = async (url: string) => {
    const xml = await (await request.get(new URL(url).pathname)).text();
    return Array.from(xml.matchAll(/<loc>(.+?)<\/loc>/g), ([, address = ""]) => address);
  };
  const sitemaps = await addressesIn(index);
  const listed = (await Promise.all(sitemaps.map(addressesIn))).flat();
  expect(listed.sort()).toEqual(routes.map(publishedUrl).sort());
});

test("The icons that the pages name are there", async ({ page, request }) => {
  await page.goto("/");
  for (const rel of ["icon", "apple-touch-icon"]) {
    const address = (await page.locator(`link[rel="${rel}"]`).getAttribute("href")) ?? "";
    const response = await request.get(new URL(address, page.url()).href);
    expect(response.status(), address).toBe(200);
    expect(response.headers()["content-type"], address).toMatch(/^image\//);
  }
});
