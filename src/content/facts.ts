import { type Facts, interpolate } from "../../plugins/gatsby-plugin-content-model/placeholders";
import type { Content } from "./model";
import { describeOpeningHours } from "./opening-hours";

import { describeAddress } from "./postal-address";

/** All scalar values of an object by their dotted path: `address.city`. */
function scalarsOf(object: object, prefix = ""): Facts {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => {
      if (Array.isArray(value)) return [];
      if (typeof value === "object" && value !== null) return Object.entries(scalarsOf(value, `${prefix}${key}.`));
      // A text that quotes facts itself, such as the greeting, is none.
      return String(value).includes("{") ? [] : [[`${prefix}${key}`, String(value)]];
    }),
  );
}

const enumeration = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/**
 * The facts that texts may quote: each single value of `business.yaml` under its path, and four that are put together:
 * `fullAddress`, `openingHoursText`, `warranties` (each plan's, as one enumeration) and `longestWarrantyDays` (the best of them).
 */
export function factsOf(content: Pick<Content, "business.yaml" | "plans.yaml" | "interface.yaml">): Facts {
  const { "business.yaml": business, "plans.yaml": plans, "interface.yaml": interfaceTexts } = content;
  return {
    ...scalarsOf(business),
    fullAddress: describeAddress(business.address),
    openingHoursText: business.openingHours
      .map((entry) => describeOpeningHours(entry, interfaceTexts.weekdayRange))
      .map(({ days, hours }) => `${days}, ${hours}`)
      .join("; "),
    longestWarrantyDays: String(Math.max(...plans.plans.map(({ warrantyDays }) => warrantyDays))),
    warranties: enumeration.format(plans.plans.map((plan) => interpolate(plans.warrantySummary, planFacts(plan)))),
  };
}

/** The slots that the texts about plans have, for one plan. */
export function planFacts(plan: { name: string; warrantyDays: number }): Facts {
  return { name: plan.name, warrantyDays: String(plan.warrantyDays) };
}
