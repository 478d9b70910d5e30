import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { routes as pages } from "../src/content/routes";
import { desktop, expect, navigation, routes, test } from "./support/site";

/** Content of a `meta` element, by its `name` or `property`. */
const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");

/** All links of a page, with the attributes that say where and how they open. */
async function linksOf(page: Page) {
  const links = await page.getByRole("link", { includeHidden: true }).evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute("href") ?? "",
      target: link.getAttribute("target"),
      rel: link.getAttribute("rel"),
    })),
  );
  expect(links).not.toEqual([]);
  return links;
}

const isOutside = ({ href }: { href: string }) => href.startsWith("http");

test("The build holds five HTML documents, one for each route, and no other but the editor", ({ site }) => {
  const documents = readdirSync(path.join(site.folder, "public"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.html?$/.test(file) && file !== "admin/index.html");
  expect(documents.sort()).toEqual(
    routes.map((route) => (route === "/" ? "index.html" : `${route.slice(1)}/index.html`)).sort(),
  );
});

for (const { path: route, file } of pages) {
  test.describe(`The HTML of ${route}`, () => {
    test.use({ javaScriptEnabled: false, viewport: desktop });

    test("is at its address, without a redirect", async ({ page }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
    });

    test("says that it is in Brazilian Portuguese", async ({ page }) => {
      await page.goto(route);
      await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
    });

    test("has its own title and description", async ({ page, site }) => {
      const { title, description } = site.content[file];
      await page.goto(route);
      await expect(page).toHaveTitle(title);
      expect(await meta(page, "description")).toBe(description);
    });

    test("has one heading of the first level", async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });

    test("names its canonical address", async ({ page, site }) => {
      await page.goto(route);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.business.siteUrl}${route}`);
    });

    test("gives the browser's bar a colour", async ({ page }) => {
      await page.goto(route);
      expect(await meta(page, "theme-color")).toMatch(/^#[0-9a-f]{6}$/);
    });

    test("tells chats and social networks what it is", async ({ page, site }) => {
      const { title, description } = site.content[file];
      const siteName = `${site.business.brand} ${site.business.tagline}`;
      await page.goto(route);
      for (const [name, text] of Object.entries({
        "og:title": title,
        "og:description": description,
        "og:url": `${site.business.siteUrl}${route}`,
        "og:type": "website",
        "og:locale": "pt_BR",
        "og:site_name": siteName,
        "og:image:alt": siteName,
        "twitter:card": "summary_large_image",
      }))
        expect.soft(await meta(page, name), name).toBe(text);
    });

    test("lets no phone make links of numbers, dates, addresses by itself, which would change the page under React", async ({
      page,
    }) => {
      await page.goto(route);
      expect(await meta(page, "format-detection")).toBe("telephone=no, date=no, address=no, email=no");
    });

    test("gives them a picture, a PNG of the stated size, at an address that changes with it", async ({
      page,
      request,
      site,
    }) => {
      await page.goto(route);
      const picture = new URL((await meta(page, "og:image")) ?? "");
      expect(picture.origin).toBe(site.business.siteUrl);
      expect(await meta(page, "og:image:type")).toBe("image/png");
      const image = await (await request.get(picture.pathname)).body();
      expect(picture.search).toBe(`?v=${createHash("sha256").update(image).digest("hex").slice(0, 8)}`);
      expect(image.subarray(1, 4).toString()).toBe("PNG");
      // A PNG begins with its width and height.
      const [width, height] = [image.readUInt32BE(16), image.readUInt32BE(20)];
      expect([width, height]).toEqual([1200, 630]);
      expect(await meta(page, "og:image:width")).toBe(String(width));
      expect(await meta(page, "og:image:height")).toBe(String(height));
    });

    test("marks its link in the footer, and in the header if it is there", async ({ page, site }) => {
      const { linkLabel } = site.content[file];
      await page.goto(route);
      const ofHeader = navigation(page).getByRole("link");
      await expect(ofHeader).toHaveCount(3);
      const isInHeader = (await ofHeader.allTextContents()).includes(linkLabel);
      await expect(navigation(page).locator("[aria-current]")).toHaveText(isInHeader ? [linkLabel] : []);
      await expect(page.getByRole("contentinfo").locator("[aria-current=page]")).toHaveText([linkLabel]);
    });

    test("opens other sites in new tabs, without telling them where the visitor was", async ({ page }) => {
      await page.goto(route);
      const outside = (await linksOf(page)).filter(isOutside);
      expect(outside).not.toEqual([]);
      for (const { href, target, rel } of outside) {
        expect(target, href).toBe("_blank");
        expect(rel, href).toBe("noopener noreferrer");
      }
    });

    test("opens pages, phone and mail where they are pressed", async ({ page }) => {
      await page.goto(route);
      for (const { href, target } of (await linksOf(page)).filter((link) => !isOutside(link))) {
        expect(href).toMatch(/^(\/|#|tel:|mailto:)/);
        expect(target, href).toBeNull();
      }
    });
  });
}

test.describe("For search engines", () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ["/", "/servicos", "/contato"]) {
    test(`${route} describes the business`, async ({ page, site }) => {
      const { brand, tagline, legalName, taxNumber, siteUrl, phone, email, address } = site.business;
      await page.goto(route);
      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(scripts).toHaveLength(1);
      expect(JSON.parse(scripts[0] ?? "")).toMatchObject({
        "@context": "https://schema.org",
        "@type": "HVACBusiness",
        name: `${brand} ${tagline}`,
        legalName,
        taxID: taxNumber,
        url: siteUrl,
        telephone: `+55${phone.replace(/\D/g, "")}`,
        email,
        address: {
          "@type": "PostalAddress",
          streetAddress: expect.stringContaining(address.annex ?? address.street),
          addressLocality: address.city,
          addressRegion: address.state,
          postalCode: address.postcode,
          addressCountry: "BR",
        },
      });
    });
  }

  for (const route of ["/termos-de-uso", "/politica-de-privacidade"]) {
    test(`${route} leaves that to the other pages`, async ({ page }) => {
      await page.goto(route);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    });
  }

  test("The sitemap lists the five routes, and robots.txt leads to it", async ({ request, site }) => {
    const robots = await (await request.get("/robots.txt")).text();
    const [, index = ""] = robots.match(/^Sitemap: (.+)$/m) ?? [];
    expect(index).toBe(`${site.business.siteUrl}/sitemap-index.xml`);

    const addressesIn = async (url: string) => {
      const xml = await (await request.get(new URL(url).pathname)).text();
      return Array.from(xml.matchAll(/<loc>(.+?)<\/loc>/g), ([, address = ""]) => address);
    };
    const listed = (await Promise.all((await addressesIn(index)).map(addressesIn))).flat();
    expect(listed.sort()).toEqual(routes.map((route) => `${site.business.siteUrl}${route}`).sort());
  });
});
