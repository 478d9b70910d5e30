import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Emergency } from "./Emergency";
import { Plans } from "./Plans";
import { ServicesTeaser } from "./ServicesTeaser";

const links = {
  emergencyChatUrl: "https://wa.me/5587999999999",
  phone: "(87) 3761-2345",
  phoneUrl: "tel:+558737612345",
};

it("Without emergency service there is no card of it", () => {
  const { container } = render(<Emergency id="emergencia" as="h2" texts={null} business={links} />);
  expect(container).toBeEmptyDOMElement();
});

const planTexts = {
  heading: "Planos",
  intro: "",
  popularLabel: "Mais Popular",
  frequencyLabel: "Visitas",
  warrantyLabel: "Garantia",
  arrivalLabel: "Chegada em até",
  quoteLabel: "Solicitar",
};

it("Without plans there is no heading over nothing", () => {
  const { container } = render(<Plans data={{ servicesPage: { plans: planTexts }, planList: { plans: null } }} />);
  expect(container).toBeEmptyDOMElement();
});

it("A single plan is not called the popular one", () => {
  const plan = {
    name: "Total",
    price: "R$ 350 por mês",
    description: "Tudo",
    maintenanceFrequency: "mensal",
    warranty: "60 dias",
    arrival: null,
    features: ["Limpeza"],
    popular: true,
    chatUrl: links.emergencyChatUrl,
  };
  render(<Plans data={{ servicesPage: { plans: planTexts }, planList: { plans: [plan] } }} />);
  expect(screen.getByRole("heading", { name: "Total" })).toBeVisible();
  expect(screen.queryByText("Mais Popular")).toBeNull();
});

it("Without photos the teaser is its text alone", () => {
  const teaser = { heading: "Serviços", text: "", bullets: ["Conserto"], servicesLabel: "Ver", photos: null };
  render(<ServicesTeaser data={{ homePage: { teaser }, servicesPage: { path: "/servicos" } }} />);
  expect(screen.getByRole("heading", { name: "Serviços" })).toBeVisible();
  expect(screen.queryByRole("figure")).toBeNull();
});
