import { beforeEach, describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { business, layout } from "../../tests/jest/example-content";
import { Head } from "./Head";

const { page } = layout;

beforeEach(() => {
  render(<Head page={page} business={business} />);
});

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
const link = (rel: string) => document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute("href");

describe("the document's head", () => {
  it("says that the page is in Brazilian Portuguese", () => {
    expect(document.documentElement).toHaveAttribute("lang", "pt-BR");
  });

  it("holds the page's own title and description, at once", () => {
    expect(document.title).toBe("Serviços e planos | WS");
    expect(meta("description")).toBe("O que fazemos pelo frio da sua empresa.");
  });

  it("names the page's one address", () => {
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(link("canonical")).toBe("https://ws.example/servicos");
  });

  it.each([
    ["og:type", "website"],
    ["og:locale", "pt_BR"],
    ["og:site_name", "WS Climatização & Ventilação"],
    ["og:title", page.title],
    ["og:description", page.description],
    ["og:url", page.url],
    ["og:image", page.socialImageUrl],
    ["og:image:type", "image/png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", page.title],
    ["twitter:card", "summary_large_image"],
    ["twitter:title", page.title],
    ["twitter:description", page.description],
    ["twitter:image", page.socialImageUrl],
  ])("tells social networks: %s", (name, content) => {
    expect(meta(name)).toBe(content);
  });

  it("tells search engines about the business", () => {
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(data).toBe(business.structuredData);
  });

  it("names the site's icons", () => {
    expect(link("icon")).toBe("/favicon.svg");
    expect(link("apple-touch-icon")).toBe("/icons/icon-192x192.png");
  });

  it("follows the visitor to the next page", () => {
    render(<Head page={{ ...page, title: "Contato | WS", url: "https://ws.example/contato" }} business={business} />);

    expect(document.title).toBe("Contato | WS");
    expect(link("canonical")).toBe("https://ws.example/contato");
  });
});
