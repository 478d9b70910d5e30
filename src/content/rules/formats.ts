import { z } from "zod";
import type { Remedy } from "../../../plugins/gatsby-plugin-content-model/fields";
import { closuresOf, isDate, isoDate } from "../derived/closed-days";
import { amountsIn } from "../derived/price";
import { messages } from "./messages";
import { phoneFault, phonePattern } from "./phone";
import { isValidTaxNumber } from "./tax-number";

/**
 * The formats of single values in `data/`, each with the field's pt-BR name, for messages and forms, and an optional hint. None of
 * them transforms the value. `.meta()` holds what the content model plugin reads: the message for a wrong value, and the allowed
 * placeholders.
 */

/** Sets the name of a field that is no single value. */
export const named = <Schema extends z.ZodType>(title: string, schema: Schema, hint?: string) =>
  schema.meta(hint ? { title, description: hint } : { title });

/**
 * Characters that `files/SocialImage.tsx` can draw: those in the font's file, which has fewer than its name "latin" declares, and the
 * two hyphens that are drawn as the common one. Others would be empty boxes.
 */
export const drawable =
  /^[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u02BC\u02C6\u02DA\u02DC\u2009\u2010\u2011\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20AC\u2122\u2212]*$/;

interface TextOptions {
  /** Whether the text may quote facts of the business, `{fact}`. Facts themselves may not. */
  facts?: boolean;
  /** Placeholders of its own, filled in by the site: `{name}` in the greeting of a plan. */
  slots?: readonly string[];
  /** Text of several lines. */
  lines?: boolean;
  /** Also drawn in the social image. */
  drawn?: boolean;
  /** Says what the name does not. */
  hint?: string;
}

/**
 * A text of at most `max` characters. The lengths in the model were measured in Chromium, by filling each field of the built site with Portuguese words at
 * 320 and 1440 pixels: nothing overflows, no heading takes half of a small phone's screen (568 pixels), and no short text all of it.
 * 60 is a label or a card's heading, 100 a heading, 160 a sentence, 200 a card's text, 400 a few sentences, 3000 a legal paragraph.
 * Smaller ones are for fixed spaces: the brand and tagline, the header's links, the action bar, the labels of the drawing.
 */
export function text(title: string, max: number, options: TextOptions = {}) {
  const { facts = true, slots = [], lines = false, drawn = false, hint } = options;
  const schema = named(title, z.string().max(max).meta({ interpolated: facts, slots, paragraph: lines }), hint);
  return drawn ? schema.regex(drawable).meta({ pattern: drawable, remedy: messages.drawn }) : schema;
}

/** Whether a text holds nothing like the pattern. */
export const lacks = (pattern: RegExp) => (text: string) => !pattern.test(text);

/** Whether a text has all of these parts. */
export const holds =
  (...parts: string[]) =>
  (text: string) =>
    parts.every((part) => text.includes(part));

/** A paragraph of a legal text. One without an end was cut off: by a copy, or by a save that failed. “art.” is no end. */
export const legalText = (title: string) =>
  text(title, 3000, { lines: true }).refine(
    (written) => /[.;:!?}][”)]*$/.test(written) && !/\b(?:arts?|inc|n)\.$/.test(written),
    messages.cutText,
  );

/** A text that matches a pattern. */
const matching = (pattern: RegExp, remedy: Remedy, title: string, hint?: string) =>
  named(title, z.string().regex(pattern, { abort: true }).meta({ pattern, remedy }), hint);

/** The format of texts that match a pattern. */
const format = (pattern: RegExp, remedy: Remedy) => (title: string, hint?: string) =>
  matching(pattern, remedy, title, hint);

const priceForm =
  /^(?![.,\s]*\d[\d.,\s]*$)(?!(?:.*(?:por|partir de|desde) )?\d[\d.]+(?:,\d\d)?(?: ?\/| reais| por | ao | mensa|$))(?!.*(?:(?<!R)\$|RS ?\d|R\$(?!\s?\d{1,3}(?:\.?\d{3})*(?:,\d{2})?(?!\w|[.,][\d-]))))/;

/** A price, or words in its place. An amount has its currency; its cents, if any, are a comma and two digits. */
export const price = (title: string, hint: string) =>
  text(title, 60, { hint })
    .regex(priceForm)
    .refine(
      (written) => amountsIn(written).length === 0 || amountsIn(written).some((amount) => Number(amount) > 0),
      messages.zeroPrice,
    )
    .meta({ pattern: priceForm, remedy: messages.price });

const temperatureForm = /^[+\-−–]? ?\d{1,3}(?:,\d)? ?[°º] ?C?$/;

/** A temperature as it is shown: `−18 °C`. */
export const temperature = (title: string, hint: string) =>
  matching(temperatureForm, messages.temperature, title, hint).max(8);

/** Number of a step, as it is shown: `01`. */
export const stepNumber = format(/^[\p{L}\d]{1,3}[.ºª]?$/u, messages.stepNumber);

/** A Brazilian phone number, formatted; see `phone.ts`. */
export const phone = (title: string, hint?: string) =>
  matching(phonePattern, messages.phone, title, hint).meta({ diagnose: phoneFault });

/** The served area as a phrase with its preposition: `no interior de Pernambuco`. */
export const servedArea = (title: string, hint: string) =>
  matching(/^(?:em|n[oa]s?|de|entre) [^{}\n]*[^{}\s.,;:!?]$/, messages.servedArea, title, hint).max(60);

/** Words of the trade, which begin and end within a sentence. */
export const tradeWords = (title: string, hint: string) =>
  matching(/^\p{Ll}[^{}\n]*[^{}\s.,;:!?]$/u, messages.tradeWords, title, hint).max(80);

/** CNPJ, numeric or (since July 2026) alphanumeric, in small letters, too, with valid check digits; the all-zero example passes. */
export const taxNumber = (title: string) =>
  matching(/^[\dA-Z]{2}(?:\.[\dA-Z]{3}){2}\/[\dA-Z]{4}-\d\d$/i, messages.taxNumber, title).refine(
    isValidTaxNumber,
    messages.taxNumberDigits,
  );

/** E-mail address; not with a misspelt large provider, or an ending that there is not. */
export const email = (title: string) =>
  matching(z.regexes.email, messages.email, title)
    .max(100)
    .refine(lacks(/@(?:g(?:mi?al|mai|amil)|hotmi?al|yaho)\.|\.(?:con|cmo|combr)(?:\.br)?$/i), messages.emailDomain);

/** CEP: `00000-000`. */
export const postcode = format(/^\d{5}-\d{3}$/, messages.postcode);

/**
 * Host of a URL: names of Latin letters, digits and inner hyphens, and an ending of letters. By this rule alone, since the URL parsers
 * of Node's versions differ. Not in Punycode, which the owner would not recognise; it is made at build.
 */
const host = "(?:(?![xX][nN]--)(?!-)[a-zA-ZÀ-ÖØ-öø-ÿ\\d-]+(?<!-)\\.)+[a-zA-Z]{2,}";

/** Characters allowed after the host of a URL. */
const urlSigns = "[\\p{L}\\p{N}%&'()*+,./:;=@_~!$-]";

const siteUrl = `https://${host}(?:[/?#](?:${urlSigns}|[?#])*)?`;

const wholeUrl = new RegExp(`^${siteUrl}$`, "u");

/** URL of another site, with an example of such a URL; only https, which excludes `javascript:`. */
export const url = (title: string, hint?: string, example = "https://www.instagram.com/suaempresa") =>
  matching(wholeUrl, messages.url(example), title, hint).meta({ diagnose: urlFault });

/** The fault of a URL that is not whole: of a profile, its name alone, `@suaempresa`; of any, no `https://` before it. */
export function urlFault(written: string): string | undefined {
  const text = written.replace(/^(["'])(.*)\1$/, "$2");
  const [, profile] = /^@([\w.]+)$/.exec(text) ?? [];
  if (profile) return messages.profileName(`https://www.instagram.com/${profile}`);
  const whole = `https://${text.replace(/^(?:http:)?\/\//, "")}`;
  return wholeUrl.test(whole) ? messages.urlStart(whole) : undefined;
}

/** URL of another site, or a fact that is one, `{photoPolicy}`. */
export const quotableUrl = (title: string) =>
  matching(new RegExp(`^(?:${siteUrl}|\\{\\w+\\})$`, "u"), messages.url("https://www.gov.br/anpd/pt-br"), title).meta({
    interpolated: true,
  });

/** Web pages of well-known services, as opposed to image files. */
const photoPages =
  /^https:\/\/(?:(?:www\.|m\.|br\.)?(?:unsplash|pexels|pixabay|freepik|flickr|instagram|facebook|pinterest|dropbox|github)\.com|(?:drive|photos)\.google\.com|photos\.app\.goo\.gl|pin\.it)\//;

/** URL of a photo on an image service, without a query: the site adds its own. */
const photoUrl = `https://${host}/${urlSigns}+`;

/** Path of a photo below `data/`: portable file names, and formats that sharp reads. */
const photoFile = "(?:[\\p{L}\\d_ ()-]+/)*[\\p{L}\\d_ ().-]+\\.(?:[jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])";

/** Source of a photo: a file below `data/`, `oficina.jpg`, or a URL on an image service. */
export const photoSource = (title: string, hint: string) =>
  matching(new RegExp(`^(?:${photoUrl}|${photoFile})$`, "u"), messages.photoSource, title, hint)
    .refine(lacks(/^data\//), messages.photoInData)
    .refine(lacks(photoPages), messages.photoPage)
    // In file names only; a wrong URL and a Windows path get the message about their format.
    .meta({ diagnose: (written) => (/\.hei[cf]\b/i.test(written) ? messages.heic : undefined) })
    .meta({ photo: true, foreign: /(?<!^\w+:.*)[^\p{L}\d_ ()./:\\-](?=.*\.(?:jpe?g|png|webp)$)/iu });

/** Origin of the site, without path or trailing slash; no registry has `.con` or `.con.br`. */
export const origin = (title: string) =>
  matching(new RegExp(`^https://(?!.*\\.con(?:\\.br)?$)${host}$`, "u"), messages.origin, title).refine(
    lacks(/[/.](?:instagram|facebook|linkedin|tiktok|youtube|whatsapp|linktr|wa)\.\w+$/),
    messages.socialOrigin,
  );

/** Time of day in Brazilian notation: `8h`, `13h30`. */
export const hour = format(/^([01]?\d|2[0-3])h([0-5]\d)?$/, messages.hour);

/** Time of day at which something ends; `24h` is midnight. */
export const closingHour = format(/^(?:([01]?\d|2[0-3])h([0-5]\d)?|24h)$/, messages.hour);

/** When there is emergency service, in a few words: `24h`, `18h às 6h`, `dia e noite`. */
export const emergencyHours = (title: string, hint: string) =>
  matching(
    /^(?!(?:não|nao|no|sem|nenhum\p{L}*|n\/a|false|true|plantão|emergência)(?!\p{L})|.*\d:\d|.*\d{1,2}h?\d* as \d|[\d\s–-]+$)[^\n]*\p{L}[^\n]*$/iu,
    messages.emergencyHours,
    title,
    hint,
  )
    .max(16)
    .meta({ diagnose: emergencyFault });

/** The fault of hours as on a clock, `08:00 as 22:00`: their right form. */
function emergencyFault(written: string): string | undefined {
  const hours = Array.from(written.matchAll(/(\d{1,2})(?:[:h](\d\d))?/g), ([, hour, minutes = ""]) => {
    return `${Number(hour)}h${minutes.replace("00", "")}`;
  });
  return hours.length > 0 && hours.length < 3 ? messages.emergencyForm(hours.join(" às ")) : undefined;
}

/** The fault of days that are not as they should be written: a short year, a range without years, another word than “a”. */
function daysFault(written: string): string | undefined {
  if (/\d\d\/\d\d\/\d\d(?!\d)/.test(written)) return messages.shortYear;
  const range = /^\W*(\d\d)(\/\d\d)?(\/\d{4})?\s*(a|à|até|ao|e|[-–—])\s*(\d\d\/\d\d)(\/\d{4})?\W*$/.exec(written);
  if (!range) return undefined;
  const [, day = "", month, fromYear = "", joint = "", last = "", toYear = ""] = range;
  // “24 a 26/12” names the month once.
  const first = `${day}${month ?? last.slice(2)}`;
  if (fromYear && toYear) return joint === "a" ? undefined : messages.rangeWord(first + fromYear, last + toYear);
  if (Number(last.slice(3)) - Number(first.slice(3)) > 1) return messages.longRange(first, last);
  return messages.rangeWithoutYears;
}

/** Date, `24/12/2026`, yearly day, `25/12`, or dates from one to another, `23/12/2026 a 05/01/2027`. */
export const closedDays = (title: string) =>
  matching(/^\d\d\/\d\d(?:\/\d{4}(?: a \d\d\/\d\d\/\d{4})?)?$/, messages.closedDays, title)
    .meta({ diagnose: daysFault })
    .refine((days) => days.split(" a ").every(isCalendarDay), { error: messages.noSuchDay, abort: true })
    .refine((days) => closuresOf([days]).every(({ from, to }) => from <= to), messages.closingReversed);

/** Whether the date exists; 29 February without a year does. */
const isCalendarDay = (day: string) => isDate(isoDate(day.length > 5 ? day : `${day}/2024`));

/** IANA time zone: `America/Recife`. */
export const timeZone = (title: string, hint: string) =>
  named(title, z.enum(Intl.supportedValuesOf("timeZone")).meta({ remedy: messages.timeZone }), hint);

/** Colour as `#rrggbb`. */
export const colour = format(/^#[0-9a-fA-F]{6}$/, messages.colour);

interface CountOptions {
  from?: number;
  to?: number;
  example?: number;
  /** Says what to do in place of 0. */
  zero?: string;
  hint?: string;
}

/** An integer; the upper limit catches an extra digit, or a year. */
export function count(title: string, { from = 1, to = 9999, example, zero, hint }: CountOptions = {}) {
  const diagnose = (written: string) => {
    if (written === "0") return zero;
    const [, , digits] = /^(["'])(\d+)\1$/.exec(written) ?? [];
    return digits && messages.quotedNumber(digits);
  };
  const schema = z.int().min(from).max(to);
  return named(title, schema.meta({ remedy: messages.count(from, to, example), diagnose }), hint);
}

/**
 * A list with at least one entry, since an empty one would leave a gap in the page. Its entries are distinct; a duplicate is mostly a
 * copy that was not edited yet.
 */
export const listOfDistinct = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).meta({ distinct: true });
