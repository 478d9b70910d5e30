import { expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { LegalText } from "./LegalText";

const sectionWith = (items: string[], highlighted: string[] | null = null) => ({
  title: "Contato",
  paragraphs: ["Fale conosco."],
  highlighted,
  items,
  links: null,
});

function show(
  sections: ReturnType<typeof sectionWith>[],
  essentials: Queries.LegalTextFragment["essentials"] = null,
): void {
  render(
    <LegalText
      page={{ updatedLabel: "Última atualização:", updatedNote: "a data da sua visita", essentials, sections }}
      contentsHeading="Nesta página"
      buildDate="2026-11-23"
    />,
  );
}

it("The date says what it is, on its own line", () => {
  show([sectionWith([])]);
  expect(screen.getByRole("time").parentElement).toHaveTextContent(
    /^Última atualização: \d\d\/\d\d\/\d{4}, a data da sua visita$/,
  );
});

it("What most people look for stands in a sheet of its own", () => {
  show([sectionWith([])], { heading: "O essencial", facts: [{ label: "Orçamento", text: "Vale 10 dias." }] });
  const sheet = screen.getByRole("complementary", { name: "O essencial" });
  expect(within(sheet).getByRole("term")).toHaveTextContent("Orçamento");
  expect(within(sheet).getByRole("definition")).toHaveTextContent("Vale 10 dias.");
});

it("What limits a right stands apart from the other paragraphs, with the cases to which it applies", () => {
  show([sectionWith(["mau uso"], ["A garantia não cobre:"])]);
  const frame = screen.getByText("A garantia não cobre:").parentElement as HTMLElement;
  expect(within(frame).getByRole("listitem")).toHaveTextContent("mau uso");
  expect(frame).not.toHaveTextContent("Fale conosco.");
});
