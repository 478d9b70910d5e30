import ICAL from "ical.js";
import { chatUrl, internationalPhone } from "../derived/outbound-links";
import type { Business } from "../model/content-files";
import { machineOrigin } from "../routes";

/**
 * The business as a vCard 4.0 (RFC 6350).
 *
 * @param note text of the card's NOTE: opening hours, emergencies
 * @param mark the brand's mark, a PNG; embedded, since phones load no external images
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
  for (const name of ["fn", "org"]) add(name, `${business.brand} ${business.tagline}`);
  add("tel", internationalPhone(business.phone), "text", "work");
  add("email", business.email, "text", "work");
  add("adr", [
    "",
    address.annex ?? "",
    `${address.street}, ${address.number} - ${address.district}`,
    address.city,
    address.state,
    address.postcode,
    "Brasil",
  ]);
  add("url", machineOrigin(business.siteUrl), "uri");
  add("impp", chatUrl(business.phone), "uri");
  // Some parsers split any value at semicolons.
  add("note", note.replaceAll("; ", "\n"));
  // As type `unknown`, which is taken out below: for a type that it knows, ical.js would escape the comma of the data URL.
  add("photo", `data:image/png;base64,${mark.toString("base64")}`, "unknown");
  return `${card.toString().replace("PHOTO;VALUE=UNKNOWN:", "PHOTO:")}\r\n`;
}
