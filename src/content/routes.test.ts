import { describe, expect, it } from "@jest/globals";
import { pageUrl } from "./routes";

describe("the URL of a page", () => {
  it("has no trailing slash, except the home page's", () => {
    expect(pageUrl("https://ws.example", "/servicos")).toBe("https://ws.example/servicos");
    expect(pageUrl("https://ws.example", "/")).toBe("https://ws.example/");
  });

  it("is in Punycode if the domain has an accent", () => {
    expect(pageUrl("https://www.climatização.com.br", "/servicos")).toBe(
      "https://www.xn--climatizao-n5a1c.com.br/servicos",
    );
  });
});
