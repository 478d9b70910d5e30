import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { Process } from "./Process";

const list: Queries.StepListFragment = {
  steps: [
    { number: "01", title: "Diagnóstico", description: "Medimos e explicamos." },
    { number: "02", title: "Orçamento", description: "Você recebe o preço." },
  ],
};

describe("the process", () => {
  it("is a section with a heading and a sentence", () => {
    render(<Process texts={{ heading: "Como funciona", intro: "Em poucas etapas." }} list={list} />);

    expect(screen.getByRole("region", { name: "Como funciona" })).toContainElement(
      screen.getByText("Em poucas etapas."),
    );
  });

  it("lists its steps in their order, each with its number", () => {
    render(<Process texts={{ heading: "Como funciona", intro: "Em poucas etapas." }} list={list} />);

    const steps = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(steps.map((step) => within(step).getByRole("heading", { level: 3 }).textContent)).toEqual([
      "Diagnóstico",
      "Orçamento",
    ]);
    expect(steps[0]).toHaveTextContent(/^01.*Medimos e explicamos\.$/);
    expect(steps[1]).toHaveTextContent(/^02.*Você recebe o preço\.$/);
  });
});
