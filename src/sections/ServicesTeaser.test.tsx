import { beforeEach, describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { photo } from "../../tests/jest/example-content";
import { ServicesTeaser } from "./ServicesTeaser";

const teaser: Queries.ServicesTeaserFragment = {
  heading: "Do balcão à central de ar",
  text: "Cuidamos do equipamento inteiro.",
  bullets: ["Manutenção", "Refrigeração", "Ventilação", "Emergência"],
  servicesLabel: "Ver todos os serviços",
  photo,
};

beforeEach(() => {
  render(<ServicesTeaser teaser={teaser} servicesPath="/servicos" />);
});

describe("the services teaser", () => {
  it("is a section with a heading and a sentence", () => {
    const section = screen.getByRole("region", { name: "Do balcão à central de ar" });
    expect(within(section).getByRole("heading", { level: 2 })).toHaveTextContent("Do balcão à central de ar");
    expect(within(section).getByText("Cuidamos do equipamento inteiro.")).toBeVisible();
  });

  it("lists its bullets in their order", () => {
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(teaser.bullets);
  });

  it("leads to the services page", () => {
    expect(screen.getByRole("link", { name: "Ver todos os serviços" })).toHaveAttribute("href", "/servicos");
  });

  it("shows its photo when it is scrolled to", async () => {
    expect(await screen.findByRole("img", { name: photo.alt })).toHaveAttribute("loading", "lazy");
  });
});
