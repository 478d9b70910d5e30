import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Plans } from "./Plans";

const texts = {
  heading: "Planos",
  intro: "",
  popularLabel: "Mais Popular",
  frequencyLabel: "Visitas",
  warrantyLabel: "Garantia",
  arrivalLabel: "Chegada em até",
  noArrivalLabel: "sem prazo",
  quoteLabel: "Solicitar",
};

type Plan = NonNullable<Queries.PlansFragment["planList"]["plans"]>[number];

/** A plan with the fields that the tests look at; those that the content may leave out are missing. */
const plan = {
  name: "Total",
  price: "Sob consulta",
  description: "Tudo",
  maintenanceFrequency: "mensal",
  visitsPerYear: null,
  warranty: "60 dias",
  arrival: "4 horas",
  features: ["Limpeza"],
  popular: true,
  chatUrl: "https://wa.me/5587999999999",
} as Plan;

const show = (plans: Plan[] | null) => render(<Plans data={{ servicesPage: { plans: texts }, planList: { plans } }} />);

it("Without plans there is no heading over nothing", () => {
  expect(show(null).container).toBeEmptyDOMElement();
});

it("A single plan is not called the popular one", () => {
  show([plan]);
  expect(screen.getByRole("heading", { name: "Total" })).toBeVisible();
  expect(screen.queryByText("Mais Popular")).toBeNull();
});

it("A warranty stands nowhere if no plan has one, and beside one that has, another has a dash", () => {
  const without = { ...plan, name: "Básico", warranty: "", popular: false };
  const { unmount } = show([without]);
  expect(screen.queryByText(texts.warrantyLabel)).toBeNull();
  unmount();
  show([without, plan]);
  const terms = screen.getAllByText(texts.warrantyLabel);
  expect(terms.map((term) => term.nextSibling?.textContent)).toEqual(["—", "60 dias"]);
});

it("Beside a plan that promises an arrival, another says that it has none", () => {
  show([{ ...plan, name: "Básico", arrival: null, popular: false }, plan]);
  const terms = screen.getAllByRole("term").filter(({ textContent }) => textContent === texts.arrivalLabel);
  expect(terms.map((term) => term.nextSibling?.textContent)).toEqual(["sem prazo", "4 horas"]);
});
