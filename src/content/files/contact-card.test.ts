import { expect, it } from "@jest/globals";
import { validContent } from "../../../tests/support/corpus";
import { contactCard } from "./contact-card";

const note =
  "segunda a sexta, 8h–18h; sábado, 8h–12h. Emergência 24h, por telefone ou WhatsApp. Ligue a qualquer hora.";
const { "business.yaml": business } = validContent();
const written = contactCard(
  { ...business, address: { ...business.address, annex: "Sala 2" } },
  note,
  Buffer.from("a picture"),
);

/** The value of a property, unfolded and unescaped. */
const textOf = (name: string) =>
  new RegExp(`^${name}:(.*)$`, "m").exec(written.replaceAll("\r\n ", ""))?.[1]?.replace(/\\([,;])/g, "$1") ?? "";

it("The card for an address book has the address in its parts", () => {
  const { street, city } = business.address;
  expect(textOf("ADR")).toBe(`;Sala 2;${street}, 10 - Heliópolis;${city};PE;55290-000;Brasil`);
});

it("It shows the mark, as the data URL that readers expect", () => {
  expect(written).toContain("\r\nPHOTO:data:image/png;base64,");
});

it("It names the site as machines write it, with an accent in its name, too", () => {
  const card = contactCard({ ...business, siteUrl: "https://climatização.com.br" }, note, Buffer.from(""));
  expect(card).toContain("\r\nURL:https://xn--climatizao-n5a1c.com.br\r\n");
});

it("It has CRLF line endings and no line longer than 75 bytes", () => {
  for (const line of written.split("\r\n")) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});
