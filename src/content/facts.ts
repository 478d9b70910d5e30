import { rootOf, titleOf, withChildren } from "../../plugins/gatsby-plugin-content-model/fields";
import { photosIn } from "../../plugins/gatsby-plugin-content-model/photos";
import { type Facts, interpolate, unstated } from "../../plugins/gatsby-plugin-content-model/placeholders";
import { isUrl, valueAt } from "../../plugins/gatsby-plugin-content-model/values";
import { closuresOf, todayIn } from "./derived/closed-days";
import { describeDuty, describeOpeningHours } from "./derived/opening-hours";
import { chatNumber, describeEmergencyContact } from "./derived/outbound-links";
import { describeAddress } from "./derived/postal-address";
import { timeZoneOf } from "./derived/time-zone";
import { type Business, type Content, contentFiles, type Plan } from "./model/content-files";
import { statementNames } from "./model/statements";

/** What texts may quote in braces, by its name. */
interface Fact {
  name: string;
  /** Its name in pt-BR. */
  title: string;
  /** Whether it is words within a sentence, which get a capital where they begin a text. */
  isPhrase: boolean;
  /** Its value; empty for what this business does not have. */
  of: (content: Content, now: Date) => string;
}

const fact = (name: string, title: string, of: Fact["of"], isPhrase = false): Fact => ({ name, title, of, isPhrase });

/** The single values of `business.yaml`: all except texts that quote facts themselves, such as the greeting. */
const singleFacts = withChildren(rootOf(contentFiles["business.yaml"]))
  .filter(
    ({ children, kind, path, interpolated }) =>
      children.length === 0 && kind !== "boolean" && !path.includes("*") && !interpolated,
  )
  .map(({ path, optionTitles = {}, isPhrase }) => {
    const of = (content: Content) => {
      // A number that is 0 counts as missing.
      const value = String(valueAt(content["business.yaml"], path) || "");
      return optionTitles[value] ?? value;
    };
    return fact(path.join("."), titleOf(contentFiles["business.yaml"], path), of, isPhrase);
  });

const enumeration = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** Names in a sentence, separated by semicolons if one of them has a comma or an “e” of its own. */
function listed(names: readonly string[]): string {
  if (names.length < 2 || !names.some((name) => /,| e /.test(name))) return enumeration.format(names);
  return `${names.slice(0, -1).join("; ")}; e ${names.at(-1)}`;
}

export const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase("pt-BR") + words.slice(1);

/** Host of a URL: `formspree.io`. */
export const hostOf = (url: string) => /^https:\/\/([^/?#]+)/.exec(url)?.[1] ?? "";

/** Hosts of the external photos; empty if all are the owner's files. */
function photoHosts(content: Content): string[] {
  const urls = photosIn(contentFiles, content).filter(({ name }) => isUrl(name));
  return [...new Set(urls.map(({ name }) => hostOf(name)))];
}

type Subject = keyof Content["statements.yaml"];

/**
 * The mode of each subject of `statements.yaml`: origin of the photos, delivery of the form, number of plans, whether the prices of all
 * are on request, whether the business works with air conditioning or ventilation, and whether it may be small: a joint-stock company may
 * not (Lei Complementar nº 123/2006, art. 3º, § 4º, X). Without plans or such work, there is none.
 */
export function modesOf(content: Content): Record<Subject, string | undefined> {
  const plans = content["plans.yaml"].plans ?? [];
  const hasPhotos = photosIn(contentFiles, content).length > 0;
  return {
    photos: photoHosts(content).length > 0 ? "external" : hasPhotos ? "own" : "none",
    form: content["pages/contact.yaml"].form.delivery,
    plans: plans.length > 1 ? "several" : plans.length === 1 ? "one" : undefined,
    prices: plans.every(({ price }) => /sob consulta/i.test(price)) ? "onRequest" : "stated",
    air: content["business.yaml"].trade.air ? "served" : undefined,
    company: content["business.yaml"].companyKind === "anonima" ? "corporation" : "small",
  };
}

const retentionOf = ({ retentionYears }: Business) => quantity(retentionYears, "ano", "anos");

/** The statements of the modes in use, as `photos.…`. */
function statementsOf(content: Content): Facts {
  const modes = modesOf(content);
  const entries = Object.entries(statementNames).flatMap(([subject, names]) =>
    names.map((name) => {
      const text = valueAt(content["statements.yaml"], [subject, modes[subject as Subject] ?? "", name]);
      return [`${subject}.${name}`, String(text ?? unstated)] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** A number with its unit; nothing for 0. */
const quantity = (count: number, one: string, many: string) =>
  count > 0 ? `${count} ${count === 1 ? one : many}` : "";

const composedFacts: readonly Fact[] = [
  fact(
    "emergencyHours",
    "Plantão de emergência",
    ({ "business.yaml": { emergencyHours } }) => (emergencyHours ? describeDuty(emergencyHours) : ""),
    true,
  ),
  fact("emergencyContact", "Número do plantão", ({ "business.yaml": business }) => describeEmergencyContact(business)),
  fact("cancellationNotice", "Antecedência de cancelamento, com a unidade", ({ "business.yaml": business }) =>
    quantity(business.cancellationNoticeHours, "hora", "horas"),
  ),
  fact("retention", "Guarda de dados de clientes, com a unidade", ({ "business.yaml": business }) =>
    retentionOf(business),
  ),
  fact(
    "contactRetention",
    "Guarda de conversas sem contrato, com a unidade",
    ({ "business.yaml": business }) =>
      quantity(business.contactRetentionMonths ?? 0, "mês", "meses") || retentionOf(business),
  ),
  fact("chatPhone", "Número do WhatsApp", ({ "business.yaml": business }) => chatNumber(business)),
  fact("fullAddress", "Endereço completo", ({ "business.yaml": { address } }) => describeAddress(address)),
  fact(
    "openingHoursText",
    "Horário de atendimento, numa frase",
    ({ "business.yaml": { openingHours = [] }, "interface.yaml": texts }) => describeOpeningHours(openingHours, texts),
    true,
  ),
  fact("profileNames", "Nomes dos perfis em redes sociais, numa frase", ({ "business.yaml": { profiles = [] } }) =>
    listed(profiles.map(({ label }) => label)),
  ),
  fact("closedDays", "Dias fechados, numa frase", ({ "business.yaml": business }, now) => {
    const closures = closuresOf(business.closedOn ?? [], todayIn(timeZoneOf(business), now));
    // A yearly day has one for each year.
    return listed([...new Set(closures.map(({ written }) => written))]);
  }),
  fact(
    "longestWarrantyDays",
    "Maior garantia entre os planos, em dias",
    ({ "plans.yaml": { plans = [] } }) =>
      // Plans without a warranty count as 0, which is none.
      `${Math.max(0, ...plans.map(({ warrantyDays = 0 }) => warrantyDays)) || ""}`,
  ),
  fact("serviceTitles", "Nomes dos serviços, numa frase", ({ "services.yaml": { services } }) =>
    listed(services.map(({ title }) => title)),
  ),
  fact("serviceCount", "Número de serviços", ({ "services.yaml": { services } }) => `${services.length}`),
  fact("photoHosts", "De onde vêm as fotos", (content) => enumeration.format(photoHosts(content))),
  fact(
    "photoPolicy",
    "Política do serviço de imagens",
    (content) => (photoHosts(content).length > 0 && content["pages/home.yaml"].teaser.photoPolicy) || "",
  ),
  fact("formService", "Serviço que recebe o formulário de contato", ({ "pages/contact.yaml": { form } }) =>
    hostOf(form.deliveryUrl ?? ""),
  ),
  fact("warranties", "Garantia de cada plano, numa frase", ({ "plans.yaml": { plans = [], warrantySummary } }) =>
    listed(plans.map((plan) => interpolate(warrantySummary, planFacts(plan))).filter(Boolean)),
  ),
];

const facts = [...singleFacts, ...composedFacts];

/** The names in pt-BR of facts; statements have none. */
export const factTitles: Readonly<Record<string, string>> = Object.fromEntries(
  facts.map(({ name, title }) => [name, title]),
);

/** All names that texts may quote. */
export const factNames: readonly string[] = [
  ...Object.keys(factTitles),
  ...Object.entries(statementNames).flatMap(([subject, names]) => names.map((name) => `${subject}.${name}`)),
];

/**
 * The value of each name that texts may quote: of a fact, and of a statement, whose text quotes facts itself.
 *
 * @param now for the closed days, of which those of the past are left out
 */
export function factsOf(content: Content, now: Date): Facts {
  const values = facts.flatMap(({ name, isPhrase, of }) => {
    const value = of(content, now);
    return isPhrase ? [[name, value] as const, [`^${name}`, capitalised(value)] as const] : [[name, value] as const];
  });
  return { ...Object.fromEntries(values), ...statementsOf(content) };
}

/** The names that texts about one plan have beside the facts. */
export const planFacts = ({ name, warrantyDays }: Pick<Plan, "name" | "warrantyDays">): Facts => ({
  name,
  warrantyDays: String(warrantyDays ?? ""),
});
