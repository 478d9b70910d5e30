import type { Business, Plan } from "../model/content-files";
import { machineOrigin, pageUrl } from "../routes";
import { closuresOf } from "./closed-days";
import { municipalityNames } from "./municipalities";
import { machineClosing, machineTime, weekdayNumber } from "./opening-hours";
import { chatUrl, internationalPhone } from "./outbound-links";
import { streetAddress } from "./postal-address";
import { offerPrice } from "./price";
import { namesIn, states } from "./states";

/** schema.org's weekdays, in the order of `weekdays`. */
const schemaDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const stateNamed = (name: string) => ({ "@type": "State", name });

const townOf = (name: string) => ({ "@type": "City", name, containedInPlace: stateNamed(states.PE) });

/**
 * The served area: the country, a state or a town, if the owner's phrase names one and nothing else, or a place of that name, without the preposition;
 * then the towns on the map.
 */
function placesServed({ servedArea, servedTowns = [], address }: Business): object[] {
  const name = servedArea.replace(/^\S+ /, "");
  const [state] = namesIn(name, Object.values(states));
  const rest = state === undefined ? name : name.replace(state, "");
  const isState = /^(?:tod[oa] )?(?:o )?(?:estado)?(?: d[aeo])? ?$/i.test(rest);
  const isTown = municipalityNames.some((town) => town === name);
  const isCountry = /^(?:todo o )?(?:Brasil|país)$/i.test(name);
  const towns = servedTowns.filter((town) => town !== name).map(townOf);
  if (isCountry) return [{ "@type": "Country", name: "Brasil" }, ...towns];
  if (isState) return [stateNamed(state ?? states[address.state]), ...towns];
  if (isTown) return [townOf(name), ...towns];
  return [{ "@type": "Place", name, ...(state && { containedInPlace: stateNamed(state) }) }, ...towns];
}

/**
 * The business as JSON-LD of schema.org, which has a type for air conditioning and ventilation, and none for refrigeration.
 *
 * @param today `2026-11-24`; closed days of the past are left out
 * @param offers the plans, with facts in place of placeholders; absent on pages that do not show them, because search engines want
 * structured data to describe what the page shows
 *
 * `<` is escaped, so that no value can close the script element.
 */
export function structuredData(
  business: Business,
  today: string,
  worksWithAir: boolean,
  offers?: readonly Pick<Plan, "name" | "description" | "price">[],
): string {
  const { address } = business;
  const closures = closuresOf(business.closedOn ?? [], today);
  const data = {
    "@context": "https://schema.org",
    "@type": worksWithAir ? "HVACBusiness" : "LocalBusiness",
    "@id": pageUrl(business.siteUrl, "/#business"),
    name: `${business.brand} ${business.tagline}`,
    legalName: business.legalName,
    taxID: business.taxNumber,
    url: machineOrigin(business.siteUrl),
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
    areaServed: placesServed(business),
    // Hours that end on the next day stand under the day on which they begin.
    openingHoursSpecification: business.openingHours.map(({ firstDay, lastDay, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: schemaDays.slice(weekdayNumber(firstDay), weekdayNumber(lastDay) + 1),
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
      makesOffer: offers.map(({ name, description, price }) => ({
        "@type": "Offer",
        ...offerPrice(price),
        itemOffered: { "@type": "Service", name, description },
      })),
    }),
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
