import { beforeEach, describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { business, layout } from "../../tests/jest/example-content";
import { visit } from "../../tests/jest/visit";
import { Footer } from "./Footer";

beforeEach(() => {
  render(<Footer data={layout} />);
});

const footer = () => screen.getByRole("contentinfo");

describe("the footer", () => {
  it("leads to every page", () => {
    const links = within(screen.getByRole("navigation", { name: "Páginas" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Início", "/"],
      ["Serviços", "/servicos"],
      ["Contato", "/contato"],
      ["Termos de Uso", "/termos-de-uso"],
      ["Política de Privacidade", "/politica-de-privacidade"],
    ]);
  });

  it("marks the page on view among them", async () => {
    await visit("/termos-de-uso");

    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Termos de Uso");
  });

  it.each([
    ["Conversar no WhatsApp", business.chatUrl],
    ["(87) 91234-5678", "tel:+5587912345678"],
    ["fulana@frio.example", "mailto:fulana@frio.example"],
    ["Ver no Mapa", business.mapsUrl],
  ])("leads to the business: %s", (name, address) => {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
  });

  it("opens other sites, and nothing else, in a new tab", () => {
    const opened = screen.getAllByRole("link").filter((link) => link.getAttribute("target") === "_blank");
    expect(opened.map((link) => link.textContent)).toEqual(["Conversar no WhatsApp", "Ver no Mapa"]);
  });

  it("says who the business is", () => {
    expect(footer()).toHaveTextContent("WS Climatização & Ventilação");
    expect(footer()).toHaveTextContent("Especializada em manutenção e reparo.");
    expect(footer()).toHaveTextContent("Fulana de Tal");
    expect(footer()).toHaveTextContent("CNPJ 12.345.678/0001-95");
  });

  it("gives the address line by line", () => {
    const lines = [...(screen.getByText("Centro").parentElement?.children ?? [])];
    expect(lines.map((line) => line.textContent)).toEqual(business.address.lines);
  });

  it("ends with the copyright line", () => {
    expect(screen.getByText("© 2024 Fulana de Tal. Todos os direitos reservados.")).toBeVisible();
  });

  it("shows nothing of the menu's number", () => {
    expect(footer()).not.toHaveTextContent(business.menuPhone);
  });
});

describe("the footer behind the open menu", () => {
  it("is out of reach", () => {
    const { container } = render(<Footer data={layout} inert="" />);
    expect(container.querySelector("footer")).toHaveAttribute("inert");
  });
});
