import type { IGatsbyImageData } from "gatsby-plugin-image";
import { z } from "zod";
import { object } from "../model/shared";

const text = z.string();
const texts = z.array(text);
const number = z.int();

/** A time for which the business is closed: its first and last day, `2026-12-24`, and how it is written. */
const closure = object("Closure", { from: text, to: text, written: text });

/**
 * A town on the map, in units of `static/pernambuco.svg`: the business's own, `isSeat`; of an island that is elsewhere, `isInset`. Its
 * number is that of the list beside the map; none if it is not served, or if numbers would overlap.
 */
const town = object("Town", {
  name: text,
  number: number.optional(),
  x: number,
  y: number,
  isSeat: z.boolean(),
  isInset: z.boolean(),
});

const hours = object("HoursOfDays", { days: text, hours: text });

/** When there is emergency service, each day, in minutes since midnight, and how that is written. */
const duty = object("Duty", { opensAt: number, closesAt: number, written: text });

/** A QR code: its side in modules, and its dark modules as SVG path data of lines one module wide. */
const code = object("QrCode", { size: number, path: text });

/** What `derive` adds to the content, by GraphQL type or interface. */
export const derivedFields = {
  Page: { path: text, url: text, inHeader: z.boolean(), structuredData: text.optional() },
  Business: {
    /** Brand and tagline in one line. */
    name: text,
    phoneUrl: text,
    /** The content's, or the phone. */
    menuPhone: text,
    menuPhoneUrl: text,
    chatUrl: text,
    menuChatUrl: text,
    /** About the urgent service, if there is one. */
    emergencyChatUrl: text,
    emailUrl: text,
    mapsUrl: text,
    contactCardPath: text,
    /** The content's, or that of the state. */
    timeZone: text,
    /** With the closed days of the week. */
    hoursByDays: z.array(hours),
    /** The opening hours in one line; empty where there are no fixed hours. */
    openingHoursText: text,
    /** Whether the site is only tried, as long as `siteUrl` is an example: search engines are asked to leave it out. */
    isTrial: z.boolean(),
    closures: z.array(closure),
    weekdays: texts,
    duty: duty.optional(),
    /** The date of the build. */
    today: text,
    townsOnMap: z.array(town),
    chatCode: code,
  },
  Address: { lines: texts },
  /** Days are numbered from Monday, 0; times are in minutes since midnight. */
  OpeningHours: { days: z.array(number), opensAt: number, closesAt: number },
  /** The warranty is empty for a plan without one. */
  Plan: { warranty: text, chatUrl: text },
  Service: { chatUrl: text },
  Symptom: { chatUrl: text },
  /** Gatsby makes the image of an owner's photo. */
  Photo: { image: z.custom<IGatsbyImageData>().meta({ typeName: "GatsbyImageData" }) },
};

/** What `derive` adds to an object of a GraphQL type. */
export type Derived<Name extends keyof typeof derivedFields> = z.infer<z.ZodObject<(typeof derivedFields)[Name]>>;

export type Closure = z.infer<typeof closure>;
export type Town = z.infer<typeof town>;
export type QrCode = z.infer<typeof code>;
