import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Plans } from "./Plans";

const plan = {
  price: "Sob consulta",
  description: "Tudo",
  maintenanceFrequency: "mensal",
  warranty: "60 dias",
  features: ["Limpeza"],
  popular: false,
  chatUrl: "https://wa.me/5587999999999",
};

it("Only a plan that promises an arrival says within what time", () => {
  const plans = {
    heading: "Planos",
    intro: "",
    popularLabel: "Mais Popular",
    frequencyLabel: "Visitas",
    warrantyLabel: "Garantia",
    arrivalLabel: "Chegada em até",
    quoteLabel: "Solicitar",
  };
  const offered = [
    { ...plan, name: "Básico", arrival: null },
    { ...plan, name: "Total", arrival: "4 horas" },
  ];
  render(<Plans data={{ servicesPage: { plans }, planList: { plans: offered } }} />);
  const terms = screen.getAllByRole("term").filter(({ textContent }) => textContent === "Chegada em até");
  expect(terms.map((term) => term.nextSibling?.textContent)).toEqual(["4 horas"]);
});
