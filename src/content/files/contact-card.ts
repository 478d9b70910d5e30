import { chatNumber, chatUrl, internationalPhone } from "../derived/outbound-links";
import { capitalised } from "../facts";
import type { Business, PostalAddress } from "../model/content-files";
import { originOf } from "../routes";

/** What the card says of the business, as the content or a query has it. */
type CardBusiness = Pick<Business, "phone" | "email" | "siteUrl"> & {
  /** Brand and tagline in one line. */
  name: string;
  chatPhone?: string | null;
  address: Omit<PostalAddress, "annex" | "district" | "state"> & {
    annex?: string | null;
    district?: string | null;
    state: string;
  };
};

/** Escapes a text, or a part of a compound value (RFC 2426, 4 and 5). */
const escaped = (text: string) => text.replace(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");

/** A property that is a text, with its encoding as in 2.1: without it, Outlook reads `ã` as `Ã£`, as some iPhones do. Android reads it, too. */
const property = (name: string, text: string) => `${name}${/[^\0-\x7f]/.test(text) ? ";CHARSET=UTF-8" : ""}:${text}`;

/** Folds a line to at most 75 bytes (RFC 2426, 2.6), and never inside a character. */
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
 * The business as a vCard 3.0 (RFC 2426, of 1998): one card that the oldest readers in use take.
 *
 * What address books do: Android's own reads 2.1 and 3.0, refuses 4.0 as an unsupported version, and takes a photo only as
 * `ENCODING=b`, not as a `data:` URL (AOSP, `com.android.vcard`: VCardParserImpl_V30.java, VCardEntry.java; unchanged since Android 4).
 * It names a contact by `N`, which 3.0 requires. Apple's shows a business as one by `X-ABShowAs`. All skip properties that begin
 * with `X-`, as the RFC says, so the chat is one; phones find it by the number, too.
 *
 * @param note text of the card's NOTE: opening hours, emergencies; absent if the business has neither
 * @param mark the brand's mark, a PNG; embedded, since phones load no external images
 */
export function contactCard(business: CardBusiness, note: string | null | undefined, mark: Buffer): string {
  const { street, number, annex, district, city, state, postcode } = business.address;
  const name = escaped(business.name);
  const address = [
    "",
    annex ?? "",
    `${street}, ${number}${district ? ` - ${district}` : ""}`,
    city,
    state,
    postcode,
    "Brasil",
  ];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    // Family name, given name, further names, prefixes, suffixes.
    property("N", `${name};;;;`),
    property("FN", name),
    property("ORG", name),
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=work:${internationalPhone(business.phone)}`,
    ...(business.chatPhone ? [`TEL;TYPE=cell:${internationalPhone(business.chatPhone)}`] : []),
    property("EMAIL;TYPE=work", business.email),
    property("ADR;TYPE=work", address.map(escaped).join(";")),
    `URL:${originOf(business.siteUrl)}`,
    `X-SOCIALPROFILE;TYPE=whatsapp:${chatUrl(chatNumber(business))}`,
    // Some readers split any value at semicolons.
    ...(note ? [property("NOTE", escaped(note.split("; ").map(capitalised).join("\n")))] : []),
    `PHOTO;ENCODING=b;TYPE=PNG:${mark.toString("base64")}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
