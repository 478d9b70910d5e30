import { chatUrl, internationalPhone } from "../derived/outbound-links";
import type { Business, PostalAddress } from "../model/content-files";
import { machineOrigin } from "../routes";

/** What the card says of the business, as the content or a query has it. */
type CardBusiness = Pick<Business, "brand" | "tagline" | "phone" | "email" | "siteUrl"> & {
  address: Record<Exclude<keyof PostalAddress, "annex">, string> & { annex?: string | null };
};

/** Escapes a text, or a part of a compound value (RFC 6350, 3.4). */
const escaped = (text: string) => text.replace(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");

/** Folds a line to at most 75 bytes (RFC 6350, 3.2). */
function folded(line: string): string {
  let [result, bytes] = ["", 0];
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    // A continuation begins with a space.
    if (bytes + size > 75) [result, bytes] = [`${result}\r\n `, 1];
    result += sign;
    bytes += size;
  }
  return result;
}

/**
 * The business as a vCard 4.0 (RFC 6350).
 *
 * @param note text of the card's NOTE: opening hours, emergencies
 * @param mark the brand's mark, a PNG; embedded, since phones load no external images
 */
export function contactCard(business: CardBusiness, note: string, mark: Buffer): string {
  const { street, number, annex, district, city, state, postcode } = business.address;
  const name = escaped(`${business.brand} ${business.tagline}`);
  const address = ["", annex ?? "", `${street}, ${number} - ${district}`, city, state, postcode, "Brasil"];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;TYPE=work:${internationalPhone(business.phone)}`,
    `EMAIL;TYPE=work:${business.email}`,
    `ADR:${address.map(escaped).join(";")}`,
    `URL:${machineOrigin(business.siteUrl)}`,
    `IMPP:${chatUrl(business.phone)}`,
    // Some parsers split any value at semicolons.
    `NOTE:${escaped(note.replaceAll("; ", "\n"))}`,
    `PHOTO:data:image/png;base64,${mark.toString("base64")}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
