import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { ValuePoints } from "./ValuePoints";

const values: Queries.ValuePointsFragment = {
  heading: "Por que chamar a WS",
  points: [
    { icon: "shield", figure: null, title: "Qualidade garantida", text: "Garantia por escrito." },
    { icon: "bolt", figure: "24h", title: "Atendimento rápido", text: "Plantão 24h." },
  ],
};

describe("the value points", () => {
  it("are a section with a heading of its own", () => {
    render(<ValuePoints values={values} />);

    const section = screen.getByRole("region", { name: "Por que chamar a WS" });
    expect(within(section).getByRole("heading", { level: 2, name: "Por que chamar a WS" })).toBeInTheDocument();
  });

  it("show a figure where there is one, and an icon otherwise", () => {
    render(<ValuePoints values={values} />);

    const [withIcon, withFigure] = screen.getAllByRole("listitem");
    expect(withIcon?.querySelector("svg")).toBeInTheDocument();
    expect(withFigure?.querySelector("svg")).not.toBeInTheDocument();
    expect(withFigure).toHaveTextContent("24h");
  });

  it("are listed in their order, each with its heading and text", () => {
    render(<ValuePoints values={values} />);

    const points = screen.getAllByRole("listitem");
    expect(points.map((point) => within(point).getByRole("heading", { level: 3 }).textContent)).toEqual([
      "Qualidade garantida",
      "Atendimento rápido",
    ]);
    expect(points.map((point) => within(point).getByRole("paragraph").textContent)).toEqual([
      "Garantia por escrito.",
      "Plantão 24h.",
    ]);
  });
});
