import { rootOf, titleOf, withChildren } from "../../plugins/gatsby-plugin-content-model/fields";
import { photosIn } from "../../plugins/gatsby-plugin-content-model/photos";
import { type Facts, interpolate } from "../../plugins/gatsby-plugin-content-model/placeholders";
import { isUrl, valueAt } from "../../plugins/gatsby-plugin-content-model/values";
import { describeDays, describeHours } from "./derived/opening-hours";
import { describeAddress } from "./derived/postal-address";
import { type Content, contentFiles } from "./model/content-files";
import { statementNames } from "./model/statements";

/** The single values of `business.yaml` that are facts: all except texts that quote facts themselves, such as the greeting. */
const factFields = withChildren(rootOf(contentFiles["business.yaml"])).filter(
  ({ children, path, interpolated }) => children.length === 0 && !path.includes("*") && !interpolated,
);

const enumeration = new Intl.ListFormat("pt-BR", { type: "conjunction" });

const uncapitalised = (words: string) => words.charAt(0).toLocaleLowerCase("pt-BR") + words.slice(1);

/** Host of a URL: `formspree.io`. */
const hostOf = (url: string) => /^https:\/\/([^/?#]+)/.exec(url)?.[1] ?? "";

/** Hosts of the external photos; empty if all are the owner's files. */
function photoHosts(content: Content): string[] {
  const urls = photosIn(contentFiles, content).filter(({ name }) => isUrl(name));
  return [...new Set(urls.map(({ name }) => hostOf(name)))];
}

/**
 * The statements for this content, as `photos.…` and `form.…`, by origin of the photos and by delivery mode of the form. Empty
 * where a mode has nothing to state.
 */
function statementsOf(content: Content): Facts {
  const { photos, form } = content["statements.yaml"];
  const chosen: Record<string, Partial<Record<string, string>>> = {
    photos: photoHosts(content).length > 0 ? photos.external : photos.own,
    form: form[content["pages/contact.yaml"].form.delivery],
  };
  const entries = Object.entries(statementNames).flatMap(([subject, names]) =>
    names.map((name) => [`${subject}.${name}`, chosen[subject]?.[name] ?? ""]),
  );
  return Object.fromEntries(entries);
}

/** Facts composed of several values, with their pt-BR names. */
const composedFacts: Record<string, [title: string, of: (content: Content) => string]> = {
  fullAddress: ["Endereço completo", ({ "business.yaml": { address } }) => describeAddress(address)],
  openingHoursText: [
    "Horário de atendimento, numa frase",
    ({ "business.yaml": { openingHours }, "interface.yaml": { weekdayRange } }) =>
      openingHours.map((entry) => `${describeDays(entry, weekdayRange)}, ${describeHours(entry)}`).join("; "),
  ],
  longestWarrantyDays: [
    "Maior garantia entre os planos, em dias",
    ({ "plans.yaml": { plans } }) => String(Math.max(...plans.map(({ warrantyDays }) => warrantyDays))),
  ],
  serviceCount: ["Número de serviços", ({ "services.yaml": { services } }) => String(services.length)],
  serviceTitles: [
    "Nomes dos serviços, numa frase",
    ({ "services.yaml": { services } }) => enumeration.format(services.map(({ title }) => uncapitalised(title))),
  ],
  photoHosts: ["De onde vêm as fotos", (content) => enumeration.format(photoHosts(content))],
  photoPolicy: [
    "Política do serviço de imagens",
    (content) => (photoHosts(content).length > 0 && content["pages/home.yaml"].teaser.photoPolicy) || "",
  ],
  formService: [
    "Serviço para onde vai o formulário",
    ({ "pages/contact.yaml": { form } }) => hostOf(form.deliveryUrl ?? ""),
  ],
  warranties: [
    "Garantia de cada plano, numa frase",
    ({ "plans.yaml": { plans, warrantySummary } }) =>
      enumeration.format(plans.map((plan) => interpolate(warrantySummary, planFacts(plan)))),
  ],
};

/** The names in pt-BR of single and composed facts; statements have none. */
export const factTitles: Readonly<Record<string, string>> = Object.fromEntries([
  ...factFields.map(({ path }) => [path.join("."), titleOf(contentFiles["business.yaml"], path)]),
  ...Object.entries(composedFacts).map(([name, [title]]) => [name, title]),
]);

/**
 * The one table of names that texts may quote: single values of `business.yaml` under their path, composed facts, and statements, whose
 * texts quote facts themselves.
 */
export function factsOf(content: Content): Facts {
  const single = factFields.flatMap(({ path }) => {
    const value = valueAt(content["business.yaml"], path);
    return value === undefined ? [] : [[path.join("."), String(value)]];
  });
  const composed = Object.entries(composedFacts).map(([name, [, of]]) => [name, of(content)]);
  return { ...Object.fromEntries([...single, ...composed]), ...statementsOf(content) };
}

/** The names that texts about one plan have beside the facts. */
export const planFacts = ({ name, warrantyDays }: { name: string; warrantyDays: number }): Facts => ({
  name,
  warrantyDays: String(warrantyDays),
});
