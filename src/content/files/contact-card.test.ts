import { expect, it } from "@jest/globals";
import ICAL from "ical.js";
import { validContent } from "../../../tests/support/edited-content";
import { contactCard } from "./contact-card";

const note =
  "segunda a sexta, 8h–18h; sábado, 8h–12h. Emergência 24h, por telefone ou WhatsApp. Ligue a qualquer hora.";
const business = { ...validContent()["business.yaml"], name: "Polar Frio · Gelo, ar e frio" };
const mark = Buffer.from("a picture ".repeat(30));
const written = contactCard({ ...business, address: { ...business.address, annex: "Sala 2; fundos" } }, note, mark);

/* Read as Thunderbird's address book does. */
const card = ICAL.Component.fromString(written);
const read = (name: string) => card.getFirstProperty(name);

it("The card is a vCard 3.0, which Android's own address book takes; it refuses 4.0", () => {
  expect(written.split("\r\n").slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  expect(read("version")?.getFirstValue()).toBe("3.0");
  // A property of 4.0.
  expect(read("kind")).toBeNull();
});

it("Another reader finds the name, and again as the name's parts, which 3.0 requires", () => {
  expect(read("fn")?.getFirstValue()).toBe(business.name);
  expect(read("n")?.getFirstValue()).toEqual([business.name, "", "", "", ""]);
  expect([read("org")?.getFirstValue()].flat()).toEqual([business.name]);
});

it("Another reader finds phone, mail and site", () => {
  expect(read("tel")?.getFirstValue()).toBe(`+55${business.phone.replace(/\D/g, "")}`);
  expect(read("email")?.getFirstValue()).toBe(business.email);
  expect(read("url")?.getFirstValue()).toBe(business.siteUrl);
});

it("Another reader finds the address in its parts, and the note with its lines and commas", () => {
  const { street, number, district, city, state, postcode } = business.address;
  const parts = ["", "Sala 2; fundos", `${street}, ${number} - ${district}`, city, state, postcode, "Brasil"];
  expect(read("adr")?.getFirstValue()).toEqual(parts);
  expect(read("note")?.getFirstValue()).toBe(note.replace("segunda", "Segunda").replace("; sábado", "\nSábado"));
});

it("It says its encoding with each text that has an accent, for Outlook, which else takes it for another", () => {
  for (const line of written.replaceAll("\r\n ", "").split("\r\n"))
    expect([line, line.split(":")[0]?.includes(";CHARSET=UTF-8")]).toEqual([line, /[^ -~]/.test(line)]);
});

it("It carries the mark as base64, the only form that old readers show", () => {
  const photo = read("photo");
  expect([photo?.getParameter("encoding"), photo?.getParameter("type")]).toEqual(["b", "PNG"]);
  expect(Buffer.from(String(photo?.getFirstValue()), "base64")).toEqual(mark);
});

it("It names the site as machines write it, with an accent in its name, too", () => {
  const accented = contactCard({ ...business, siteUrl: "https://climatização.com.br" }, note, Buffer.from(""));
  expect(accented).toContain("\r\nURL:https://xn--climatizao-n5a1c.com.br\r\n");
});

it("It has CRLF line endings and no line longer than 75 bytes", () => {
  for (const line of written.split("\r\n")) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});
