import { beforeEach, describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { LegalText } from "./LegalText";

const page: Queries.LegalTextFragment = {
  updatedLabel: "Última atualização:",
  sections: [
    { title: "Aceitação", paragraphs: ["Ao usar o site, você concorda."], items: null, links: null },
    {
      title: "Serviços",
      paragraphs: ["Primeiro parágrafo.", "Nossos serviços abrangem:"],
      items: ["manutenção", "instalação"],
      links: null,
    },
    {
      title: "Autoridade nacional",
      paragraphs: ["A ANPD fiscaliza."],
      items: null,
      links: [{ label: "Visitar o site da ANPD", url: "https://www.gov.br/anpd/pt-br" }],
    },
  ],
};

beforeEach(() => {
  render(<LegalText page={page} texts={{ contentsHeading: "Nesta página" }} buildDate="01/02/2024" />);
});

const contents = () => within(screen.getByRole("navigation", { name: "Nesta página" }));

/** A section: what lies around its heading. */
function section(name: string) {
  const element = screen.getByRole("heading", { level: 2, name }).parentElement;
  if (!element) throw new Error(`${name} has no section`);
  return within(element);
}

describe("a legal text", () => {
  it("says when it was last updated", () => {
    expect(screen.getByText(/^Última atualização:/)).toBeVisible();
  });

  it("numbers its sections", () => {
    expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "Nesta página",
      "1. Aceitação",
      "2. Serviços",
      "3. Autoridade nacional",
    ]);
  });
});

describe("its table of contents", () => {
  it("lists every section in its order", () => {
    expect(
      contents()
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Aceitação", "Serviços", "Autoridade nacional"]);
  });

  it("leads to the section of each title", () => {
    const headings = contents()
      .getAllByRole("link")
      .map((link) => document.getElementById(link.getAttribute("href")?.slice(1) ?? ""))
      .map((target) => target && within(target).getByRole("heading").textContent);
    expect(headings).toEqual(["1. Aceitação", "2. Serviços", "3. Autoridade nacional"]);
  });
});

describe("a section of it", () => {
  it("is found by its heading and is no landmark of its own", () => {
    expect(screen.queryByRole("region", { name: "2. Serviços" })).not.toBeInTheDocument();
  });

  it("holds its paragraphs in their order", () => {
    expect(
      section("2. Serviços")
        .getAllByRole("paragraph")
        .map((paragraph) => paragraph.textContent),
    ).toEqual(["Primeiro parágrafo.", "Nossos serviços abrangem:"]);
  });

  it("lists its items where it has some", () => {
    expect(
      section("2. Serviços")
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["manutenção", "instalação"]);
    expect(section("1. Aceitação").queryByRole("list")).not.toBeInTheDocument();
  });

  it("links to other sites where it has some, in a new tab", () => {
    const link = section("3. Autoridade nacional").getByRole("link", { name: "Visitar o site da ANPD" });
    expect(link).toHaveAttribute("href", "https://www.gov.br/anpd/pt-br");
    expect(link).toHaveAttribute("target", "_blank");
    expect(section("1. Aceitação").queryByRole("link")).not.toBeInTheDocument();
  });
});
