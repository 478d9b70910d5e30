import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { LegalText } from "./LegalText";

const sectionWith = (items: string[]) => ({ title: "Contato", paragraphs: ["Fale conosco."], items, links: null });

it("An article's number stays on the line of its abbreviation", () => {
  const sections = [sectionWith(["Lei nº 8.078/1990, arts. 26 e 40, § 1º."])];
  render(
    <LegalText
      page={{ updatedLabel: "Última atualização:", sections }}
      texts={{ contentsHeading: "Nesta página" }}
      buildDate="23/11/2026"
    />,
  );

  expect(screen.getByText(/^Lei/).textContent).toBe("Lei nº\u00a08.078/1990, arts.\u00a026 e 40, §\u00a01º.");
});

it("A list of which no item applies is left out", () => {
  const sections = [sectionWith(["", " "]), { ...sectionWith(["Por telefone.", ""]), title: "Canais" }];
  render(
    <LegalText
      page={{ updatedLabel: "Última atualização:", sections }}
      texts={{ contentsHeading: "Nesta página" }}
      buildDate="23/11/2026"
    />,
  );

  const lists = screen.getAllByRole("list").map((list) => list.textContent);
  expect(lists).toEqual(["ContatoCanais", "Por telefone."]);
});
