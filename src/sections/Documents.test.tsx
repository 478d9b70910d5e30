import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Documents } from "./Documents";

it("A buyer reads each line with its label", () => {
  const lines = [
    { label: "Nota fiscal", text: "A cada serviço." },
    { label: "PMOC", text: "Conforme a Lei nº 13.589/2018." },
  ];
  render(
    <Documents data={{ servicesPage: { documents: { heading: "Documentação", intro: "Por escrito.", lines } } }} />,
  );
  expect(screen.getByRole("region", { name: "Documentação" })).toBeVisible();
  // Nothing to open, on phones either.
  expect(screen.queryByRole("group")).toBeNull();
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Nota fiscal", "PMOC"]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(
    lines.map(({ text }) => text),
  );
});

it("Without lines for a buyer there is no heading over nothing", () => {
  expect(render(<Documents data={{ servicesPage: { documents: null } }} />).container).toBeEmptyDOMElement();
});
