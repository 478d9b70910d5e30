import { beforeEach, describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { business } from "../../tests/jest/example-content";
import { Services } from "./Services";

const list: Queries.ServicesFragment = {
  services: [
    {
      icon: "wrench",
      title: "Manutenção corretiva",
      description: "Achamos a causa e consertamos.",
      features: ["Diagnóstico", "Orçamento", "Peças", "Teste"],
    },
    { icon: "fan", title: "Ventilação comercial", description: "Ar limpo.", features: ["Coifas", "Dutos"] },
    { icon: "emergency", title: "Emergência 24h", description: "Chame na hora.", features: ["Plantão"] },
  ],
};

beforeEach(() => {
  render(<Services heading="O que fazemos" list={list} business={business} chatLabel="Chamar" />);
});

/** A service's card: the item of the list that holds its heading. */
function cardOf(title: string): HTMLElement {
  const card = screen.getByRole("heading", { level: 3, name: title }).closest("li");
  if (!card) throw new Error(`${title} is in no list`);
  return card;
}

describe("the services", () => {
  it("are a section with a heading", () => {
    expect(screen.getByRole("region", { name: "O que fazemos" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: "O que fazemos" })).toBeVisible();
  });

  it("come in their order", () => {
    expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "Manutenção corretiva",
      "Ventilação comercial",
      "Emergência 24h",
    ]);
  });
});

describe("the card of a service", () => {
  it("says what the service is", () => {
    expect(within(cardOf("Ventilação comercial")).getByText("Ar limpo.")).toBeInTheDocument();
  });

  it("lists what the service includes", () => {
    const features = within(cardOf("Manutenção corretiva")).getAllByRole("listitem");
    expect(features.map((feature) => feature.textContent)).toEqual(["Diagnóstico", "Orçamento", "Peças", "Teste"]);
  });

  it("has the number and the chat where the service can't wait, and only there", () => {
    const emergency = within(cardOf("Emergência 24h"));
    expect(emergency.getByRole("link", { name: business.phone })).toHaveAttribute("href", business.phoneUrl);
    expect(emergency.getByRole("link", { name: "Chamar" })).toHaveAttribute("href", business.chatUrl);
    expect(within(cardOf("Ventilação comercial")).queryByRole("link")).not.toBeInTheDocument();
  });

  it("shows the service's icon", () => {
    const drawingOf = (title: string) => cardOf(title).querySelector("svg")?.innerHTML;
    expect(drawingOf("Manutenção corretiva")).toBeTruthy();
    expect(drawingOf("Manutenção corretiva")).not.toBe(drawingOf("Ventilação comercial"));
  });
});
