import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { CallOrChat } from "./CallOrChat";

const business = { phone: "(87) 3761-2345", phoneUrl: "tel:+558737612345" };

const shown = (only: Queries.EmergencyChannel | null) => {
  render(<CallOrChat business={business} only={only} chatUrl="https://wa.me/5587991234567" chatLabel="Chamar" />);
  return screen.getAllByRole("link").map((link) => link.textContent);
};

it.each<[Queries.EmergencyChannel | null, string[]]>([
  [null, ["(87) 3761-2345", "Chamar"]],
  ["telefone", ["(87) 3761-2345"]],
  ["whatsapp", ["Chamar"]],
])("An emergency offers only what is answered then: %s", (channel, names) => {
  expect(shown(channel)).toEqual(names.map((name) => expect.stringContaining(name)));
});
