import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Emergency } from "./Emergency";

const texts = { heading: "Emergência", text: null, chatLabel: "Chamar no WhatsApp" };
const links = {
  phone: "(87) 3761-2345",
  phoneUrl: "tel:+558737612345",
  emergencyChatUrl: "https://wa.me/5587991234567",
};

const shown = (emergencyChannel: Queries.EmergencyChannel | null) => {
  render(<Emergency id="emergencia" as="h2" texts={texts} business={{ ...links, emergencyChannel }} />);
  return screen.getAllByRole("link").map((link) => link.textContent);
};

it.each<[Queries.EmergencyChannel | null, string[]]>([
  [null, ["(87) 3761-2345", "Chamar no WhatsApp"]],
  ["telefone", ["(87) 3761-2345"]],
  ["whatsapp", ["Chamar no WhatsApp"]],
])("An emergency offers only what is answered then: %s", (channel, names) => {
  expect(shown(channel)).toEqual(names.map((name) => expect.stringContaining(name)));
});
