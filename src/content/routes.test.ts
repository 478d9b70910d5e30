import { existsSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { pageUrl, routes, socialImagePath } from "./routes";

describe("the routes", () => {
  it("are the five of the specification", () => {
    expect(routes.map(({ path }) => path)).toEqual([
      "/",
      "/servicos",
      "/contato",
      "/termos-de-uso",
      "/politica-de-privacidade",
    ]);
  });

  it.each(routes)("have texts and a template each: $path", ({ file, template }) => {
    expect(existsSync(`data/${file}`)).toBe(true);
    expect(existsSync(`src/templates/${template}.tsx`)).toBe(true);
  });

  it("have addresses without a trailing slash, but the home page's", () => {
    expect(pageUrl("https://ws.example", "/servicos")).toBe("https://ws.example/servicos");
    expect(pageUrl("https://ws.example", "/")).toBe("https://ws.example/");
  });

  it("have addresses in Punycode where the domain has an accent, as sitemaps and search engines read them", () => {
    expect(pageUrl("https://www.climatização.com.br", "/servicos")).toBe(
      "https://www.xn--climatizao-n5a1c.com.br/servicos",
    );
  });

  it("have a picture each for social networks", () => {
    expect(socialImagePath("/servicos")).toBe("/social/servicos.png");
    expect(socialImagePath("/")).toBe("/social/inicio.png");
  });
});
