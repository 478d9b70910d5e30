import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { within } from "@testing-library/dom";
import sharp from "sharp";
import { routes as pages } from "../../../src/content/routes";
import { isExample } from "../../../src/content/rules/examples";
import { builtAt, htmlFile, namesOf, readContent, routes } from "../../support/built-content";
import { asShown, hrefOf, openPage, textsOf } from "../../support/built-page";
import { addedRoute, builtSites, otherBusinessSite } from "../../support/other-business";

/** Content of a `meta` element, by its `name` or `property`. */
const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

/** Scripts that describe the business to search engines. */
const descriptions = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent ?? "");

describe.each(builtSites)("%s", (_, folder) => {
  const site = namesOf(readContent(folder, builtAt(folder)));
  const { siteUrl } = site.business;
  const siteName = `${site.business.brand} · ${site.business.tagline}`;
  const published = (file: string) => readFileSync(path.join(folder, "public", file));

  const own = folder === otherBusinessSite ? [...routes, addedRoute] : routes;

  it("holds an HTML document for each route, and no other but the editor", () => {
    const documents = readdirSync(path.join(folder, "public"), { recursive: true, encoding: "utf8" })
      .map((file) => path.join(folder, "public", file))
      .filter((file) => /\.html?$/.test(file) && !file.endsWith(path.join("admin", "index.html")));
    expect(documents.sort()).toEqual(own.map((route) => htmlFile(folder, route)).sort());
  });

  describe.each(pages)("At $path, the HTML", ({ path: route, file }) => {
    const { title, linkLabel } = site.content[file];
    const [description] = asShown(site.content[file].description);

    it("has its own title and description", () => {
      openPage(folder, route);
      expect(document.title).toBe(title);
      expect(meta("description")).toBe(description);
    });

    it("has one heading of the first level", () => {
      expect(openPage(folder, route).getAllByRole("heading", { level: 1 })).toHaveLength(1);
    });

    it("names its canonical address", () => {
      openPage(folder, route);
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(`${siteUrl}${route}`);
    });

    it("tells chats and social networks what it is", () => {
      openPage(folder, route);
      const told = {
        "og:title": title,
        "og:description": description,
        "og:url": `${siteUrl}${route}`,
        "og:type": "website",
        "og:locale": "pt_BR",
        "og:site_name": siteName,
        "og:image:alt": siteName,
        "twitter:card": "summary_large_image",
      };
      expect(Object.fromEntries(Object.keys(told).map((name) => [name, meta(name)]))).toEqual(told);
    });

    it("marks its link in the footer, and in the header if it is there", () => {
      const page = openPage(folder, route);
      const header = within(page.getByRole("banner"));
      const isInHeader = textsOf(header.getAllByRole("link")).includes(linkLabel);
      const marked = (part: HTMLElement) => textsOf([...part.querySelectorAll("[aria-current=page]")]);
      expect(marked(header.getByRole("navigation"))).toEqual(isInHeader ? [linkLabel] : []);
      expect(marked(page.getByRole("contentinfo"))).toEqual([linkLabel]);
    });

    it("opens other sites in new tabs, without telling them where the visitor was", () => {
      const outside = openPage(folder, route)
        .getAllByRole("link")
        .filter((link) => hrefOf(link)?.startsWith("http"));
      expect(outside).not.toEqual([]);
      for (const link of outside)
        expect([hrefOf(link), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
          hrefOf(link),
          "_blank",
          "noopener noreferrer",
        ]);
    });

    it("opens pages, phone and mail where they are pressed", () => {
      const inside = openPage(folder, route)
        .getAllByRole("link")
        .filter((link) => !hrefOf(link)?.startsWith("http"));
      for (const link of inside) {
        expect(hrefOf(link)).toMatch(/^(\/|#|tel:|mailto:)/);
        expect(link.getAttribute("target")).toBeNull();
      }
    });
  });

  // One component makes the head of every page.
  it("says that it is in Brazilian Portuguese", () => {
    openPage(folder, "/");
    expect(document.documentElement.lang).toBe("pt-BR");
  });

  it("gives the browser's bar a colour", () => {
    openPage(folder, "/");
    expect(meta("theme-color")).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("lets no phone make links of numbers, dates, addresses by itself, which would change the page under React", () => {
    openPage(folder, "/");
    expect(meta("format-detection")).toBe("telephone=no, date=no, address=no, email=no");
  });

  it("names a picture, a PNG of the stated size, at an address that changes with it", () => {
    openPage(folder, "/");
    const picture = new URL(meta("og:image") ?? "");
    expect(picture.origin).toBe(siteUrl);
    expect(meta("og:image:type")).toBe("image/png");
    const image = published(picture.pathname);
    expect(picture.search).toBe(`?v=${createHash("sha256").update(image).digest("hex").slice(0, 8)}`);
    expect(image.subarray(1, 4).toString()).toBe("PNG");
    // A PNG begins with its width and height.
    const size = [image.readUInt32BE(16), image.readUInt32BE(20)];
    expect(size).toEqual([1200, 630]);
    expect([meta("og:image:width"), meta("og:image:height")]).toEqual(size.map(String));
  });

  it.each(["/", "/servicos", "/contato"])("describes the business to search engines at %s", (route) => {
    const { legalName, taxNumber, phone, email, address } = site.business;
    openPage(folder, route);
    expect(descriptions().map((script) => JSON.parse(script))).toMatchObject([
      {
        "@context": "https://schema.org",
        "@type": expect.stringMatching(/^(HVAC|Local)Business$/),
        name: siteName,
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
      },
    ]);
  });

  it.each(["/termos-de-uso", "/politica-de-privacidade"])("leaves that to the other pages at %s", (route) => {
    openPage(folder, route);
    expect(descriptions()).toEqual([]);
  });

  it("is left out of search engines only as long as its address is an example", () => {
    for (const route of own) {
      openPage(folder, route);
      expect(meta("robots")).toBe(isExample("business.yaml", siteUrl) ? "noindex" : undefined);
    }
  });

  it("has the icon that is asked for without a page, and the pictures of the structured data", async () => {
    // 48 pixels, and a PNG behind the header.
    expect([...published("favicon.ico").subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    expect(await sharp(published("favicon.ico").subarray(22)).metadata()).toMatchObject({ format: "png", width: 48 });
    openPage(folder, "/");
    const [{ image, logo }] = descriptions().map((script) => JSON.parse(script));
    expect((await sharp(published(new URL(image).pathname)).metadata()).width).toBe(1200);
    // Google wants 112 pixels or more.
    expect((await sharp(published(new URL(logo).pathname)).metadata()).width).toBe(192);
  });

  it("lists its routes in the sitemap, and robots.txt leads to it", () => {
    const [, index = ""] =
      published("robots.txt")
        .toString()
        .match(/^Sitemap: (.+)$/m) ?? [];
    expect(index).toBe(`${siteUrl}/sitemap-index.xml`);
    const addressesIn = (url: string) =>
      Array.from(
        published(new URL(url).pathname)
          .toString()
          .matchAll(/<loc>(.+?)<\/loc>/g),
        ([, address = ""]) => address,
      );
    const listed = addressesIn(index).flatMap(addressesIn);
    expect(listed.sort()).toEqual(asShown(...own.map((route) => `${siteUrl}${route}`)).sort());
  });
});
