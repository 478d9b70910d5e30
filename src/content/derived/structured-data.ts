import type { LocalBusiness, WithContext } from "schema-dts";
import type { Business, Plan } from "../model/content-files";
import { markPath, originOf, pageUrl, socialImagePath } from "../routes";
import { closuresOf } from "./closed-days";
import { machineClosing, machineTime, weekdaysFrom } from "./opening-hours";
import { chatUrl, internationalPhone } from "./outbound-links";
import { streetAddress } from "./postal-address";

/** schema.org's weekdays, in the order of `weekdays`. */
const schemaDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Brand and tagline in one line; without a sign between them, they run into one another: `Igarapé Frio Ar, gelo e barco`. */
export const nameOf = ({ brand, tagline }: Pick<Business, "brand" | "tagline">) => `${brand} · ${tagline}`;

/**
 * The business as JSON-LD of schema.org, which has a type for air conditioning and ventilation, and none for refrigeration. It says only
 * what is a field.
 *
 * @param today `2026-11-24`; closed days of the past are left out
 * @param offers the plans, with facts in place of placeholders; absent on pages that do not show them, because search engines want
 * structured data to describe what the page shows
 *
 * Its type is that of schema.org, so an unknown property or a value of another type fails the type check.
 *
 * `<` is escaped, so that no value can close the script element.
 */
export function structuredData(
  business: Business,
  today: string,
  offers?: readonly Pick<Plan, "name" | "description">[],
): string {
  const { address } = business;
  const closures = closuresOf(business.closedOn ?? [], today);
  const data: WithContext<LocalBusiness> = {
    "@context": "https://schema.org",
    "@type": business.trade.air ? "HVACBusiness" : "LocalBusiness",
    "@id": pageUrl(business.siteUrl, "/#business"),
    name: nameOf(business),
    legalName: business.legalName,
    taxID: business.taxNumber,
    url: originOf(business.siteUrl),
    image: pageUrl(business.siteUrl, socialImagePath),
    logo: pageUrl(business.siteUrl, markPath),
    telephone: internationalPhone(business.phone),
    email: business.email,
    ...(business.chatPhone && {
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: internationalPhone(business.chatPhone),
        url: chatUrl(business.chatPhone),
      },
    }),
    address: {
      "@type": "PostalAddress",
      streetAddress: [streetAddress(address), ...(address.district ? [address.district] : [])].join(", "),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: "BR",
    },
    ...(business.servedTowns && { areaServed: business.servedTowns.map((name) => ({ "@type": "City", name })) }),
    // Hours that end on the next day stand under the day on which they begin.
    openingHoursSpecification: business.openingHours?.map(({ firstDay, lastDay, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: weekdaysFrom(firstDay, lastDay).flatMap((day) => schemaDays[day] ?? []),
      opens: machineTime(opens),
      closes: machineClosing(closes),
    })),
    ...(closures.length > 0 && {
      // The same time for opening and closing means closed all day.
      specialOpeningHoursSpecification: closures.map(({ from, to }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: from,
        validThrough: to,
        opens: "00:00",
        closes: "00:00",
      })),
    }),
    ...(business.profiles && { sameAs: business.profiles.map(({ url }) => url) }),
    ...(offers && {
      makesOffer: offers.map(({ name, description }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name, description },
      })),
    }),
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
