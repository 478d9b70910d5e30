import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { routes as pages } from "../src/content/routes";
import { desktop, expect, navigation, routes, test } from "./support/site";

/** Content of a `meta` element, by its `name` or `property`. */
const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");

test("The build holds five HTML documents, one for each route, and no other but the editor", ({ site }) => {
  const documents = readdirSync(path.join(site.folder, "public"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.html?$/.test(file) && file !== "admin/index.html");
  expect(documents.sort()).toEqual(
    routes.map((route) => (route === "/" ? "index.html" : `${route.slice(1)}/index.html`)).sort(),
  );
});

test.describe("In the HTML itself", () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  for (const { path: route, file } of pages) {
    test(`${route} has its own title, heading and description, the social picture, its mark in navigation and footer, and links that open other sites in new tabs`, async ({
      page,
      request,
      site,
    }) => {
      const { title, description, linkLabel } = site.content[file];
      const url = `${site.business.siteUrl}${route}`;
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
      await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", url);
      expect(await meta(page, "theme-color")).toMatch(/^#[0-9a-f]{6}$/);
      const expected = {
        description,
        "og:title": title,
        "og:description": description,
        "og:url": url,
        "og:type": "website",
        "og:locale": "pt_BR",
        "og:site_name": `${site.business.brand} ${site.business.tagline}`,
        "og:image:alt": `${site.business.brand} ${site.business.tagline}`,
        "og:image:type": "image/png",
        "twitter:card": "summary_large_image",
      };
      for (const [name, text] of Object.entries(expected)) expect.soft(await meta(page, name), name).toBe(text);

      const picture = (await meta(page, "og:image")) ?? "";
      expect(picture.startsWith(`${site.business.siteUrl}/`)).toBe(true);
      const image = await (await request.get(new URL(picture).pathname)).body();
      expect(image.subarray(1, 4).toString()).toBe("PNG");
      // A PNG begins with its width and height.
      const size = [image.readUInt32BE(16), image.readUInt32BE(20)];
      expect(size).toEqual([1200, 630]);
      expect([await meta(page, "og:image:width"), await meta(page, "og:image:height")]).toEqual(size.map(String));

      await expect(navigation(page).getByRole("link")).toHaveCount(3);
      const isLegal = ["/termos-de-uso", "/politica-de-privacidade"].includes(route);
      await expect(navigation(page).locator("[aria-current]")).toHaveText(isLegal ? [] : [linkLabel]);
      await expect(page.getByRole("contentinfo").locator("[aria-current=page]")).toHaveText([linkLabel]);

      const links = await page
        .getByRole("link", { includeHidden: true })
        .evaluateAll((all) => all.map((link) => ["href", "target", "rel"].map((name) => link.getAttribute(name))));
      const outside = links.filter(([href]) => href?.startsWith("http"));
      expect(outside.length).toBeGreaterThan(0);
      for (const link of outside) expect(link.slice(1)).toEqual(["_blank", "noopener noreferrer"]);
      for (const link of links.filter((one) => !outside.includes(one)))
        expect(link).toEqual([expect.stringMatching(/^(\/|#|tel:|mailto:)/), null, null]);
    });
  }

  test("home, services and contact describe the business to search engines", async ({ page, site }) => {
    for (const route of routes) {
      await page.goto(route);
      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(scripts, route).toHaveLength(["/", "/servicos", "/contato"].includes(route) ? 1 : 0);
      for (const script of scripts) {
        expect(JSON.parse(script), route).toMatchObject({
          "@context": "https://schema.org",
          "@type": "HVACBusiness",
          name: `${site.business.brand} ${site.business.tagline}`,
          legalName: site.business.legalName,
          taxID: site.business.taxNumber,
          url: site.business.siteUrl,
          telephone: `+55${site.business.phone.replace(/\D/g, "")}`,
          email: site.business.email,
          address: {
            "@type": "PostalAddress",
            streetAddress: expect.stringContaining(site.business.address.annex ?? site.business.address.street),
            addressLocality: site.business.address.city,
            addressRegion: site.business.address.state,
            postalCode: site.business.address.postcode,
            addressCountry: "BR",
          },
        });
      }
    }
  });
});

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
