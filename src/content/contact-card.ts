import ICAL from "ical.js";
import type { Business } from "./model";
import { chatAddress, phoneUrl } from "./outbound-links";

/** Where the card is served. */
export const contactCardPath = "/contato.vcf";

/**
 * The business as an entry for an address book: a vCard 4.0 (RFC 6350).
 *
 * @param note what the entry says beside the address: opening hours, emergencies
 * @param mark the brand's mark, a PNG; it is part of the card, since phones fetch no pictures
 */
export function contactCard(business: Business, note: string, mark: Buffer): string {
  const { address } = business;
  const card = new ICAL.Component(["vcard", [], []]);
  const add = (name: string, value: string | string[], type: "text" | "uri" | "unknown" = "text", role?: string) => {
    const property = new ICAL.Property(name, card);
    property.resetType(type);
    property.setValue(value);
    if (role) property.setParameter("type", role);
    card.addProperty(property);
  };

  add("version", "4.0");
  add("kind", "org");
  add("fn", `${business.brand} ${business.tagline}`);
  add("org", `${business.brand} ${business.tagline}`);
  add("tel", phoneUrl(business.phone).replace("tel:", ""), "text", "work");
  add("email", business.email, "text", "work");
  add("adr", [
    "",
    address.annex,
    `${address.street}, ${address.number} - ${address.district}`,
    address.city,
    address.state,
    address.postcode,
    "Brasil",
  ]);
  add("url", business.siteUrl, "uri");
  add("impp", chatAddress(business.phone), "uri");
  // Some readers take a semicolon for the end of a value's part, wherever it stands.
  add("note", note.replaceAll("; ", "\n"));
  // As it is: of a type that it knows, ical.js would write a backslash before the comma of the address.
  add("photo", `data:image/png;base64,${mark.toString("base64")}`, "unknown");
  return `${card.toString()}\r\n`;
}
