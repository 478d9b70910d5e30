import { z } from "zod";
import { messages } from "./messages";
import { isValidTaxNumber } from "./tax-number";

/**
 * The formats that a single value in `data/` can take. None of them changes the value: what the owner writes is what the page
 * shows. `.meta()` tells the content model plugin the rest: what to say where a value does not fit, what may stand in braces.
 */

const textUpTo = (maxLength: number) => z.string().max(maxLength).meta({ maxLength });

/** Text that is shown as it is, and that other texts may quote: names, numbers, addresses. */
export const plainText = (limit = 100) => textUpTo(limit);

/** Text in which `{fact}` is replaced by a fact of the business, and `{slot}` by the named slots. */
const interpolated = (maxLength: number, slots: readonly string[] = [], paragraph = false) =>
  textUpTo(maxLength).meta({ interpolated: true, slots, paragraph });

/**
 * Signs that can be drawn in the social pictures: those of the typeface's file in `social-images.ts` (Fontsource's subset “latin”).
 * Anything else would be an empty box.
 */
const drawable =
  /^[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2212]*$/;

/** A text that the social pictures also show. */
const drawn = <Schema extends z.ZodString>(schema: Schema) =>
  schema.regex(drawable).meta({ pattern: drawable, remedy: messages.drawn });

/**
 * The name of the business, and what stands beside it. `limit` is what the header bears, measured at 320 to 1440 pixels: 16
 * characters of brand and 32 of tagline keep it below 80 pixels, 20 and 40 make it 116 on a phone.
 */
export const drawnText = (limit: number) => drawn(textUpTo(limit));

/** Title of a page. */
export const pageTitle = () => drawn(interpolated(120));

/*
 * The lengths below are what the layout bears, measured in Chromium by filling each field of the built site with ordinary Portuguese
 * words at 320 and 1440 pixels: nothing may be cut, stick out or widen the page, no heading may take half of a small phone's screen
 * (568 pixels), and no text of a few sentences all of it.
 */

/** What stands on a button, a link or in a list of links, or names a field: 60 characters make five lines on a button at 320 pixels. */
export const label = (slots?: readonly string[]) => interpolated(60, slots);

/**
 * A label whose room is fixed. Measured: 20 characters of a link in the header or the bar of a phone (24 stick out of the bar, and
 * make the header taller), 8 of the menu's button (12 wrap), 24 of the notice's button (32 widen the page), 20 of a part's name in the
 * drawing (24 leave it), 8 of the drawing's display.
 */
export const shortLabel = (limit: number) => interpolated(limit);

/** A label that is itself part of a fact, such as the opening hours: its slots are filled in, but it can quote no other fact. */
export const factLabel = (slots: readonly string[]) => textUpTo(80).meta({ slots });

/** What stands above a page or a section: 100 characters make eight lines at 320 pixels. */
export const heading = (slots?: readonly string[]) => interpolated(100, slots);

/** What stands above a card: 60 characters make nine lines in the narrowest, and 120 were sixteen. */
export const cardHeading = () => interpolated(60);

/** What stands above a page. */
export const pageHeading = () => drawn(heading());

/** A sentence on a line of its own, such as an item of a list: 160 characters make nine lines in a card at 320 pixels. */
export const sentence = (slots?: readonly string[]) => interpolated(160, slots);

/** The text of a card: 200 characters make seventeen lines in the narrowest at 320 pixels, and 400 were thirty-four. */
export const cardText = () => interpolated(200, [], true);

/** A few sentences across the page: 400 characters make fifteen lines at 320 pixels. */
export const text = (slots?: readonly string[]) => interpolated(400, slots, true);

/** A paragraph of a legal text. */
export const longText = (slots?: readonly string[]) => interpolated(3000, slots, true);

/** A text that fits one pattern. */
const patternText = (pattern: RegExp, remedy: { wrong: string; form: string }) =>
  z.string().regex(pattern, { abort: true }).meta({ pattern, remedy });

/** A Brazilian phone number as the visitor reads it: `(87) 99999-9999`, or `(87) 3333-3333` for a land line. */
export const phone = () => patternText(/^\(\d{2}\) \d{4,5}-\d{4}$/, messages.phone);

/** Where the business goes, as a phrase that follows a noun: its preposition comes first, `no interior de Pernambuco`. */
export const servedArea = () => patternText(/^(?:em|n[oa]s?) [^{}\n]*[^{}\s]$/, messages.servedArea).max(60);

/** CNPJ, numeric or (since July 2026) alphanumeric, with its check digits; the all-zero example is let through. */
export const taxNumber = () =>
  patternText(/^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/, messages.taxNumber).refine(
    isValidTaxNumber,
    {
      error: messages.taxNumberDigits,
    },
  );

/** E-mail address. */
export const email = () => patternText(z.regexes.email, messages.email).max(100);

/** CEP: `00000-000`. */
export const postcode = () => patternText(/^\d{5}-\d{3}$/, messages.postcode);

/** Host of an address on the web: letters with or without accents, digits, hyphens, at least one dot, no number at its end. */
const host = "(?:[\\p{L}\\d-]+\\.)+\\p{L}[\\p{L}\\d-]*";

/** What may stand after the host of an address. */
const addressSigns = "[\\p{L}\\p{N}%&'()*+,./:;=@_~!$-]";

/** Address of another site; only https, so that a `javascript:` link can't get in. */
export const url = () =>
  patternText(new RegExp(`^https://${host}(?:[/?#](?:${addressSigns}|[?#])*)?$`, "u"), messages.url);

/** Pages of well-known image services that show a photo beside other things. */
const photoPages = /^https:\/\/(?:www\.)?(?:unsplash|pexels|pixabay|freepik|flickr|instagram)\.com\//;

/** Address of a photo on an image service, without parameters: the site adds its own. */
const photoAddress = `https://${host}/${addressSigns}+`;

/** Name of a photo below `data/`: only names that mean the same on every system, and formats that sharp reads. */
const photoFile =
  "(?!data/)(?:[\\p{L}\\d_ ()-]+/)*[\\p{L}\\d_ ().-]+\\.(?:[jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])";

/** Where a photo is: a file below `data/`, `fotos/oficina.jpg`, or an address on an image service. */
export const photoSource = () =>
  patternText(new RegExp(`^(?:${photoAddress}|${photoFile})$`, "u"), messages.photoSource)
    .refine((source) => !photoPages.test(source), messages.photoPage)
    // In a file's name; in what begins like an address, it is the form that is wrong.
    .meta({ photo: true, foreign: /(?<!^\w+:.*)[^\p{L}\d_ ()./:-]/u });

/** Address of the site itself, without a path or trailing slash. */
export const origin = () =>
  patternText(new RegExp(`^https://${host}$`, "u"), messages.origin).refine(
    URL.canParse,
    `${messages.origin.wrong} ${messages.origin.form}`,
  );

/** Hour of the day as it is written in Brazil: `8h`, `13h30`. */
export const hour = () => patternText(/^([01]?\d|2[0-3])h([0-5]\d)?$/, messages.hour);

/** Day of one year, `24/12/2026`, or of each, `25/12`. */
export const dayOfYear = () =>
  patternText(/^\d{2}\/\d{2}(?:\/\d{4})?$/, messages.dayOfYear).refine(
    isCalendarDay,
    `${messages.dayOfYear.wrong} ${messages.dayOfYear.form}`,
  );

/** Whether there is such a day; 29 February is one. */
function isCalendarDay(day: string): boolean {
  const [date = 0, month = 0, year = 2024] = day.split("/").map(Number);
  const found = new Date(Date.UTC(year, month - 1, date));
  return found.getUTCMonth() === month - 1 && found.getUTCDate() === date;
}

/** Name of a time zone in the IANA database: `America/Recife`. */
export const timeZone = () =>
  patternText(/^[A-Za-z_]+\/[A-Za-z_/-]+$/, messages.timeZone).refine(
    isTimeZone,
    `${messages.timeZone.wrong} ${messages.timeZone.form}`,
  );

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Colour as `#rrggbb`. */
export const colour = () => patternText(/^#[0-9a-fA-F]{6}$/, messages.colour);

/** A whole number; the upper bound catches a digit too many. */
export const count = (from = 1, to = 9999) =>
  z
    .int()
    .min(from)
    .max(to)
    .meta({ remedy: messages.count(from, to) });

/** At least one entry; an empty list would leave a hole in the page. */
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

/** A list in which no two entries are the same text, or have the same `key`: an entry that was copied and not yet changed. */
export const listOfDistinct = <Item extends z.ZodType>(item: Item, key?: keyof z.infer<Item> & string) =>
  list(item).meta({ distinct: key ?? true });
