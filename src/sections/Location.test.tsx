import { beforeEach, describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { business } from "../../tests/jest/example-content";
import { Location } from "./Location";

beforeEach(() => {
  render(
    <Location
      area={{ heading: "Área de atendimento", text: "Garanhuns e vizinhos." }}
      location={{ heading: "Onde estamos", text: "Venha com hora marcada.", mapLabel: "Abrir no mapa" }}
      business={business}
    />,
  );
});

describe("the location", () => {
  it("says where the business goes", () => {
    const area = within(screen.getByRole("region", { name: "Área de atendimento" }));
    expect(area.getByRole("heading", { level: 2 })).toHaveTextContent("Área de atendimento");
    expect(area.getByText("Garanhuns e vizinhos.")).toBeVisible();
  });

  it("says how to come, and leaves the address to the contact details", () => {
    const place = within(screen.getByRole("region", { name: "Onde estamos" }));
    expect(place.queryByText(/Rua do Frio/)).not.toBeInTheDocument();
    expect(place.getByText("Venha com hora marcada.")).toBeVisible();
  });

  it("opens a map of the address in a new tab", () => {
    const button = screen.getByRole("link", { name: "Abrir no mapa" });
    expect(button).toHaveAttribute("href", business.mapsUrl);
    expect(button).toHaveAttribute("target", "_blank");
  });
});
