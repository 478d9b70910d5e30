import { existsSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { pageUrl, routes, socialImagePath } from "./routes";

describe("the routes", () => {
  it("are the five routes of the specification", () => {
    expect(routes.map(({ path }) => path)).toEqual([
      "/",
      "/servicos",
      "/contato",
      "/termos-de-uso",
      "/politica-de-privacidade",
    ]);
  });

  it.each(routes)("have a content file and a template each: $path", ({ file, template }) => {
    expect(existsSync(`data/${file}`)).toBe(true);
    expect(existsSync(`src/templates/${template}.tsx`)).toBe(true);
  });

  it("have URLs without a trailing slash, except the home page", () => {
    expect(pageUrl("https://ws.example", "/servicos")).toBe("https://ws.example/servicos");
    expect(pageUrl("https://ws.example", "/")).toBe("https://ws.example/");
  });

  it("have URLs in Punycode if the domain has an accent", () => {
    expect(pageUrl("https://www.climatização.com.br", "/servicos")).toBe(
      "https://www.xn--climatizao-n5a1c.com.br/servicos",
    );
  });

  it("have a social image each", () => {
    expect(socialImagePath("/servicos")).toBe("/social/servicos.png");
    expect(socialImagePath("/")).toBe("/social/inicio.png");
  });
});
