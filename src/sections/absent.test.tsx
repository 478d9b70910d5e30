import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Emergency } from "./Emergency";
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

it("Without photos the teaser is its text alone", () => {
  const teaser = { heading: "Serviços", text: "", bullets: ["Conserto"], servicesLabel: "Ver", photos: null };
  render(<ServicesTeaser data={{ homePage: { teaser }, servicesPage: { path: "/servicos" } }} />);
  expect(screen.getByRole("heading", { name: "Serviços" })).toBeVisible();
  expect(screen.queryByRole("figure")).toBeNull();
});
