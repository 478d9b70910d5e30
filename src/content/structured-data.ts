import type { HVACBusiness, WithContext } from "schema-dts";
import type { Business } from "./model";
import { weekdays } from "./model";
import { machineTime } from "./opening-hours";
import { phoneUrl } from "./outbound-links";

/** Days of schema.org, in the order of `weekdays`. */
const schemaDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const daysBetween = (first: (typeof weekdays)[number], last: (typeof weekdays)[number]) =>
  schemaDays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1);

/** `no interior de Pernambuco` without its preposition: `interior de Pernambuco`. */
const areaName = (servedArea: string) => servedArea.replace(/^\S+ /, "");

/**
 * The business as schema.org describes it, for search engines: one JSON-LD text.
 * `<` is escaped, so that no value of the content can close the script element that carries it.
 */
export function structuredData(business: Business): string {
  const { address } = business;
  const data: WithContext<HVACBusiness> = {
    "@context": "https://schema.org",
    "@type": "HVACBusiness",
    "@id": `${business.siteUrl}/#business`,
    name: `${business.brand} ${business.tagline}`,
    legalName: business.legalName,
    taxID: business.taxNumber,
    url: business.siteUrl,
    telephone: phoneUrl(business.phone).replace("tel:", ""),
    email: business.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${address.street}, ${address.number}, ${address.annex}, ${address.district}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: "BR",
    },
    areaServed: { "@type": "AdministrativeArea", name: areaName(business.servedArea) },
    openingHoursSpecification: business.openingHours.map(({ firstDay, lastDay, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: daysBetween(firstDay, lastDay),
      opens: machineTime(opens),
      closes: machineTime(closes),
    })),
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
