import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { ServicesTeaser } from "./ServicesTeaser";

it("Without photos the teaser is its text alone", () => {
  const teaser = { heading: "Serviços", text: "", bullets: ["Conserto"], servicesLabel: "Ver", photos: null };
  render(<ServicesTeaser data={{ homePage: { teaser }, servicesPage: { path: "/servicos" } }} />);
  expect(screen.getByRole("heading", { name: "Serviços" })).toBeVisible();
  expect(screen.queryByRole("figure")).toBeNull();
});
