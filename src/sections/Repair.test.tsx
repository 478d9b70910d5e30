import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Repair } from "./Repair";

const repair: Queries.RepairFragment = {
  heading: "Um conserto, medido",
  equipment: "Câmara de congelados",
  town: "Lajedo",
  beforeLabel: "Ao chegar",
  before: "+9 °C",
  afterLabel: "Ao sair",
  after: "−18 °C",
  duration: "5 horas",
  text: "Trocamos a resistência de degelo.",
  part: null,
  photo: null,
};

it("A repair is read as what was measured before, how long it took, and what was measured after", () => {
  render(<Repair repair={repair} />);
  const said = screen.getAllByRole("paragraph").map(({ textContent }) => textContent);
  expect(said).toEqual([
    "Câmara de congelados, Lajedo",
    "Ao chegar+9 °C",
    "5 horas",
    "Ao sair−18 °C",
    "Trocamos a resistência de degelo.",
  ]);
});

it("Without a repair in the content there is nothing of it", () => {
  expect(render(<Repair repair={null} />).container).toBeEmptyDOMElement();
});
