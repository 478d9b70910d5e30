import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { LegalText } from "./LegalText";

const sectionWith = (items: string[]) => ({ title: "Contato", paragraphs: ["Fale conosco."], items, links: null });

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
