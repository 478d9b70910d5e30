import { type Facts, interpolate } from "../../plugins/gatsby-plugin-content-model/placeholders";
import { type Content, statementNames } from "./model";
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

/** The files that facts are taken from. */
export const factFiles = [
  "business.yaml",
  "plans.yaml",
  "interface.yaml",
  "statements.yaml",
  "pages/home.yaml",
  "pages/contact.yaml",
] as const;

type FactSources = Pick<Content, (typeof factFiles)[number]>;

/** Host of an address, as it is read: `formspree.io`. */
const hostOf = (address: string) => /^https:\/\/([^/?#]+)/.exec(address)?.[1] ?? "";

/** Hosts of the photos that come from an image service; none where all are the owner's own files. */
const photoHosts = ({ hero, teaser }: Content["pages/home.yaml"]) => [
  ...new Set([hero.photo, teaser.photo].flatMap(({ url }) => (url ? [hostOf(url)] : []))),
];

/**
 * The statements that hold for this content, as `photos.…` and `form.…`: which of them depends on where the photos come from and on
 * how the form delivers, so that no text says otherwise. What a case has nothing to say of is empty.
 */
function statementsOf(content: FactSources, facts: Facts): Facts {
  const { photos, form } = content["statements.yaml"];
  const chosen = {
    photos: photoHosts(content["pages/home.yaml"]).length > 0 ? photos.external : photos.own,
    form: form[content["pages/contact.yaml"].form.delivery],
  };
  const entries = Object.entries(statementNames).flatMap(([subject, names]) =>
    names.map((name) => {
      const statement: string | undefined = (chosen[subject as keyof typeof chosen] as Record<string, string>)[name];
      return [`${subject}.${name}`, interpolate(statement ?? "", facts)];
    }),
  );
  return Object.fromEntries(entries);
}

/**
 * The facts that texts may quote: each single value of `business.yaml` under its path; those that are put together: `fullAddress`,
 * `openingHoursText`, `warranties` (each plan's, as one enumeration), `longestWarrantyDays` (the best of them), `photoHosts` and
 * `formService`; and the statements that hold.
 */
export function factsOf(content: FactSources): Facts {
  const facts = plainFactsOf(content);
  return { ...facts, ...statementsOf(content, facts) };
}

function plainFactsOf(content: FactSources): Facts {
  const { "business.yaml": business, "plans.yaml": plans, "interface.yaml": interfaceTexts } = content;
  return {
    ...scalarsOf(business),
    fullAddress: describeAddress(business.address),
    openingHoursText: business.openingHours
      .map((entry) => describeOpeningHours(entry, interfaceTexts.weekdayRange))
      .map(({ days, hours }) => `${days}, ${hours}`)
      .join("; "),
    longestWarrantyDays: String(Math.max(...plans.plans.map(({ warrantyDays }) => warrantyDays))),
    photoHosts: enumeration.format(photoHosts(content["pages/home.yaml"])),
    formService: hostOf(content["pages/contact.yaml"].form.deliveryUrl ?? ""),
    warranties: enumeration.format(plans.plans.map((plan) => interpolate(plans.warrantySummary, planFacts(plan)))),
  };
}

/** The slots that the texts about plans have, for one plan. */
export function planFacts(plan: { name: string; warrantyDays: number }): Facts {
  return { name: plan.name, warrantyDays: String(plan.warrantyDays) };
}
