import { z } from "zod";
import { messages } from "./messages";
import { isValidTaxNumber } from "./tax-number";

/**
 * The forms that a single value in `data/` can take. Each refuses what it does not know with a sentence in pt-BR that says
 * what to write instead. None of them changes the value: what the owner writes is what the page shows.
 *
 * `interpolated` in the metadata marks text in which `{fact}` stands for a fact of the business (see `placeholders.ts`);
 * `slots` names what else, or without `interpolated` what alone, may stand in braces there, filled in for each plan, day, …
 */

/** Text of at most `limit` characters; a longer one is a slip, or would break the place where it is shown. */
const textUpTo = (limit: number) =>
  z
    .string()
    .regex(/\S/, messages.emptyText)
    // Escapes such as "\u0007" can bring into a value what no file may hold.
    .refine((value) => /^(?:[^\p{Cc}\p{Cs}]|[\t\n])*$/u.test(value), messages.invisibleCharacter)
    .max(limit, { error: ({ input }) => messages.tooLong(limit, String(input).length) });

/** Text that is shown as it is, and that other texts may quote: names, numbers, addresses. */
export const plainText = () => textUpTo(100).regex(/^[^{}]*$/, messages.noBraces);

/** Text in which `{fact}` is replaced by a fact of the business, and `{slot}` by the named slots. */
const interpolated = (limit: number, slots: readonly string[] = []) =>
  textUpTo(limit).meta({ interpolated: true, slots });

/** What stands on a button, a link or in a menu, or names a field. */
export const label = (slots?: readonly string[]) => interpolated(80, slots);

/** A label that is itself part of a fact, such as the opening hours: its slots are filled in, but it can quote no other fact. */
export const factLabel = (slots: readonly string[]) => textUpTo(80).meta({ slots });

/** What stands above a page, a section or a card. */
export const heading = (slots?: readonly string[]) => interpolated(120, slots);

/** A few sentences. */
export const text = (slots?: readonly string[]) => interpolated(400, slots);

/** A paragraph of a legal text. */
export const longText = (slots?: readonly string[]) => interpolated(3000, slots);

/**
 * A value of one form. `remedy` is what the owner reads whatever else he has written there, be it a text of another form or, for
 * a phone without its signs, a number.
 */
const patternText = (pattern: RegExp, remedy: string) =>
  z.string().regex(pattern, { error: remedy, abort: true }).meta({ remedy });

/** A Brazilian phone number as the visitor reads it: `(87) 99999-9999`, or `(87) 3333-3333` for a land line. */
export const phone = () => patternText(/^\(\d{2}\) \d{4,5}-\d{4}$/, messages.phone);

/** Where the business goes, as a phrase that follows a noun: its preposition comes first, `no interior de Pernambuco`. */
export const servedArea = () =>
  patternText(/^(?:em|n[oa]s?) [^{}\n]*[^{}\s]$/, messages.servedArea).max(60, messages.servedArea);

/** CNPJ, numeric or (since July 2026) alphanumeric, with its check digits; the all-zero example is let through. */
export const taxNumber = () =>
  patternText(/^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/, messages.taxNumber)
    .refine(isValidTaxNumber, { error: messages.taxNumberDigits, abort: true })
    .meta({ remedy: messages.taxNumber });

/** E-mail address. */
export const email = () => z.email({ error: messages.email }).max(100, messages.email).meta({ remedy: messages.email });

/** CEP: `00000-000`. */
export const postcode = () => patternText(/^\d{5}-\d{3}$/, messages.postcode);

/** Host of an address on the web: letters with or without accents, digits, hyphens, at least one dot, no number at its end. */
const host = "(?:[\\p{L}\\d-]+\\.)+\\p{L}[\\p{L}\\d-]*";

/** What may stand after the host of an address. */
const addressSigns = "[\\p{L}\\p{N}%&'()*+,./:;=@_~!$-]";

/** Address of another site; only https, so that a `javascript:` link can't get in. */
export const url = () =>
  patternText(new RegExp(`^https://${host}(?:[/?#](?:${addressSigns}|[?#])*)?$`, "u"), messages.url);

/** Address of a photo on an image service, without parameters: the site adds its own. */
export const photoUrl = () => patternText(new RegExp(`^https://${host}/${addressSigns}+$`, "u"), messages.photoUrl);

/** Address of the site itself, without a path or trailing slash. */
export const origin = () =>
  patternText(new RegExp(`^https://${host}$`, "u"), messages.origin).refine(URL.canParse, messages.origin);

/** Name of a photo below `data/`: only names that mean the same on every system, and formats that sharp reads. */
export const photoFile = () =>
  patternText(/^(?!data\/)(?:[\p{L}\d_ ()-]+\/)*[\p{L}\d_ ().-]+\.(?:jpe?g|png|webp)$/iu, messages.photoFileName);

/** Hour of the day as it is written in Brazil: `8h`, `13h30`. */
export const hour = () => patternText(/^([01]?\d|2[0-3])h([0-5]\d)?$/, messages.hour);

/** Route of a page: `/` or `/palavra-palavra`, without a trailing slash. */
export const routePath = () => patternText(/^\/([a-z0-9]+(-[a-z0-9]+)*)?$/, messages.routePath);

/** Colour as `#rrggbb`. */
export const colour = () => patternText(/^#[0-9a-fA-F]{6}$/, messages.colour);

/** A whole number; the upper bound catches a digit too many. */
export const count = (from = 1, to = 9999) => {
  const remedy = messages.count(from, to);
  return z.int({ error: remedy }).min(from, remedy).max(to, remedy).meta({ remedy });
};

/** At least one entry; an empty list would leave a hole in the page. */
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, messages.emptyList);

/** A list in which no two entries have the same `key`, or are the same text: an entry that was copied and not yet changed. */
export const listOfDistinct = <Item extends z.ZodType>(item: Item, key?: keyof z.infer<Item> & string) =>
  list(item).superRefine((entries: z.infer<Item>[], context) => {
    const seen = new Set<unknown>();
    entries.forEach((entry, index) => {
      const value = key ? entry[key] : entry;
      if (seen.has(value)) {
        const path = key ? [index, key] : [index];
        context.addIssue({ code: "custom", path, message: messages.duplicateEntry(String(value)) });
      }
      seen.add(value);
    });
  });
