import { beforeEach, describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { Plans } from "./Plans";

const texts: Queries.PlansFragment = {
  heading: "Planos de manutenção",
  intro: "Escolha a frequência.",
  popularLabel: "Mais Popular",
  frequencyLabel: "Visitas preventivas",
  warrantyLabel: "Garantia",
  quoteLabel: "Solicitar Orçamento",
};

function planNamed(name: string, days: number, popular = false): Queries.PlanCardFragment {
  return {
    name,
    price: "Sob consulta",
    description: `Para quem quer o ${name}.`,
    maintenanceFrequency: `A cada ${days} dias`,
    warranty: `${days} dias`,
    features: [`Primeiro item do ${name}`, `Segundo item do ${name}`],
    popular,
    chatUrl: `https://wa.me/5587912345678?text=${name}`,
  };
}

const list: Queries.PlanListFragment = {
  plans: [planNamed("Pequeno", 30), planNamed("Médio", 60, true), planNamed("Grande", 90)],
};

beforeEach(() => {
  render(<Plans texts={texts} list={list} />);
});

/** A plan's card: what lies around its heading. */
function cardOf(name: string): HTMLElement {
  const card = screen.getByRole("heading", { level: 3, name }).parentElement;
  if (!card) throw new Error(`${name} has no card`);
  return card;
}

describe("the plans", () => {
  it("are a section with a heading and a sentence", () => {
    expect(screen.getByRole("region", { name: "Planos de manutenção" })).toBeVisible();
    expect(screen.getByText("Escolha a frequência.")).toBeVisible();
  });

  it("come in their order", () => {
    expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "Pequeno",
      "Médio",
      "Grande",
    ]);
  });

  it("are marked as popular exactly once, on the popular plan", () => {
    expect(screen.getAllByText("Mais Popular")).toHaveLength(1);
    expect(cardOf("Médio")).toContainElement(screen.getByText("Mais Popular"));
  });
});

describe("the card of a plan", () => {
  it("says what the plan costs and for whom it is", () => {
    expect(within(cardOf("Grande")).getByText("Sob consulta")).toBeVisible();
    expect(within(cardOf("Grande")).getByText("Para quem quer o Grande.")).toBeVisible();
  });

  it("says how often someone comes and how long the warranty holds", () => {
    const card = within(cardOf("Pequeno"));
    expect(card.getAllByRole("term").map((term) => term.textContent)).toEqual(["Visitas preventivas", "Garantia"]);
    expect(card.getAllByRole("definition").map((value) => value.textContent)).toEqual(["A cada 30 dias", "30 dias"]);
  });

  it("lists what the plan includes", () => {
    const features = within(cardOf("Médio")).getAllByRole("listitem");
    expect(features.map((feature) => feature.textContent)).toEqual(["Primeiro item do Médio", "Segundo item do Médio"]);
  });

  it.each(["Pequeno", "Médio", "Grande"])("asks for a quote of the plan %s in the chat app", (name) => {
    const button = within(cardOf(name)).getByRole("link", { name: new RegExp(`^Solicitar Orçamento ?: ${name}$`) });
    expect(button).toHaveAttribute("href", `https://wa.me/5587912345678?text=${name}`);
    expect(button).toHaveAttribute("target", "_blank");
  });
});
