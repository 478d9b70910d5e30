import type { FieldPath } from "../../../plugins/gatsby-plugin-content-model/fields";
import type { FieldProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import { municipalityNames } from "../derived/municipalities";
import { amountsIn } from "../derived/price";
import { namesIn } from "../derived/states";
import { installs, worksWithAir } from "../derived/trade";
import type { Content, ContentFile } from "../model/content-files";
import { messages } from "./messages";

/** A text that the site shows, as written and with its facts. */
export type Shown = { file: ContentFile; path: FieldPath } & Record<"written" | "text", string>;

/** What a text says that is not so, if it does. */
type TextRule = (shown: Shown, content: Content) => Pick<FieldProblem, "message" | "words"> | undefined;

/** What a text may say that is untrue of the business. */
export const textRules: readonly TextRule[] = [
  ofPlans,
  ofPrices,
  ofEmergency,
  ofOtherNumbers,
  ofOtherHours,
  ofWarranty,
  ofLaw,
  ofAmounts,
  ofRegistration,
  ofAir,
  ofInstallation,
  ofFigures,
  ofDetails,
  ofOwnPlan,
  ofSlips,
];

function ofPlans({ text }: Shown, { "plans.yaml": { plans = [] } }: Content) {
  const words = /\bplanos\b|\bplano\b(?! de Manutenção, Operação)/iu.exec(text)?.[0];
  const unknown = namedIn(text, /\bplanos? /u).find(
    (name) => !plans.some((plan) => `${plan.name} `.startsWith(`${name} `)),
  );
  if (unknown) return { message: messages.unknownPlan(unknown), words: unknown };
  if (words && plans.length === 0) return { message: messages.noPlans, words };
  return words?.toLowerCase() === "planos" && plans.length === 1 ? { message: messages.onePlan, words } : undefined;
}

function ofPrices({ file, path, written }: Shown, { "plans.yaml": { plans = [] } }: Content) {
  const words = /sob consulta|preço depende/iu.exec(written)?.[0];
  const isPrice = file === "plans.yaml" && path.at(-1) === "price";
  const hasPrice = plans.some(({ price }) => /\d/.test(price));
  return words && hasPrice && !isPrice ? { message: messages.priceOnRequest, words } : undefined;
}

function ofEmergency({ text, written }: Shown, { "business.yaml": { emergencyHours } }: Content) {
  const words = /emergência|plantão/iu.exec(text)?.[0];
  if (words && !emergencyHours) return { message: messages.noEmergency, words };
  const always = words && /(?<!em |até )24 ?h(?:oras)?(?!\p{L})|dia e noite/iu.exec(written)?.[0];
  const isAlways = /24 ?h|dia e noite/iu.test(emergencyHours ?? "");
  return always && !isAlways
    ? { message: messages.otherEmergency(always, emergencyHours ?? ""), words: always }
    : undefined;
}

/** A phone number in a text, with or without its area code. */
const phoneInText =
  /(?<![\d./-])(?:\(?\d\d\)? ?9?\d{4}[-. ]\d{4}|9\d{4}-\d{4}|0[38]00[- ]?\d{3}[- ]?\d{4}|[34]00\d[- ]\d{4})(?![\d./-]*\d)/;

function ofOtherNumbers({ written }: Shown, { "business.yaml": { phone, chatPhone = "", menuPhone } }: Content) {
  const digits = (text: string) => text.replace(/\D/g, "");
  const words = phoneInText.exec(written)?.[0];
  if (!words || [phone, chatPhone, menuPhone].some((number) => digits(number).endsWith(digits(words))))
    return undefined;
  return { message: messages.otherNumber(words), words };
}

/** Hours from one to another in a text: `8h às 18h`, `08:00–18:00`, `8 às 18h`. “2 a 4h” may be a time that something takes. */
const hoursInText =
  /(?<![\d/:,h]|em )(?:(\d{1,2})[h:](\d\d)? *(?:às|as|a|até(?: [àa]s)?|[-–—])|(\d{1,2}) *(?:às|as)) *(\d{1,2})[h:](\d\d)?(?![\d/])/iu;

function ofOtherHours({ written }: Shown, { "business.yaml": { openingHours, emergencyHours = "" } }: Content) {
  const rangeIn = (text: string) => {
    const [words, hour, minutes, hourAlone, lastHour, lastMinutes] = hoursInText.exec(text) ?? [];
    const from = Number(hour ?? hourAlone) * 60 + Number(minutes ?? 0);
    return words ? { words, from, to: Number(lastHour) * 60 + Number(lastMinutes ?? 0) } : undefined;
  };
  const said = rangeIn(written);
  if (!said) return undefined;
  const known = [...openingHours.map(({ opens, closes }) => rangeIn(`${opens} às ${closes}`)), rangeIn(emergencyHours)];
  // “7h30 às 18h” leaves out the time for lunch.
  const isKnown = known.some((each) => each?.from === said.from) && known.some((each) => each?.to === said.to);
  return isKnown ? undefined : { message: messages.otherHours(said.words), words: said.words };
}

/** Small numbers in words; the first is zero. */
const numbers = "zero um dois três quatro cinco seis sete oito nove dez onze doze".split(" ");

/** Least and most days of what a term is counted in. */
const days = { dia: [1, 1], mês: [30, 31], mes: [30, 31], ano: [360, 366] } as const;

const term = `(\\d+|${numbers.join("|")}) (${Object.keys(days).join("|")})(?:e?s)?`;
/** A warranty of the business's; that of a part is its maker's. */
const warrantyInText = new RegExp(
  `(?:garantia (?:contratual )?(?:é )?(?:de|por)(?: até)? ${term}|${term} de garantia)(?! d[eoa] (?:fabricante|fábrica))`,
  "iu",
);

function ofWarranty({ file, path, written }: Shown, { "plans.yaml": { plans = [] } }: Content) {
  const [words, ...parts] = warrantyInText.exec(written) ?? [];
  const [count = "", unit = ""] = parts.flatMap((part) => part?.toLowerCase() ?? []);
  const amount = /\d/.test(count) ? Number(count) : numbers.indexOf(count);
  const [least, most] = days[unit as keyof typeof days] ?? [1, 1];
  const own = file === "plans.yaml" && path[0] === "plans" ? plans.slice(Number(path[1]), Number(path[1]) + 1) : plans;
  const isSo = own.some(({ warrantyDays }) => amount * least <= warrantyDays && warrantyDays <= amount * most);
  return words && own.length > 0 && !isSo ? { message: messages.otherWarranty(words), words } : undefined;
}

/** Times that an article of the Código de Defesa do Consumidor fixes, and what a text that quotes it therefore says. */
const fixedByLaw = [
  { article: "art. 26", says: /\b30 dias[^.]*\b90\b/u, time: "30 dias (serviço não durável) ou 90 (durável)" },
  { article: "art. 49", says: /\b(?:7|sete) dias/iu, time: "7 dias" },
];

function ofLaw({ text }: Shown) {
  const wrong = fixedByLaw.find(
    ({ article, says }) => text.includes(`${article} do Código de Defesa do Consumidor`) && !says.test(text),
  );
  return wrong && { message: messages.otherThanLaw(wrong.article, wrong.time), words: wrong.article };
}

/** What an amount may be that is no plan's price. */
const feeWords = /(?<!\p{L})(?:taxa|visita|deslocamento|multa|diagnóstico|hora|desconto)(?!\p{L})/iu;

function ofAmounts({ file, path, text }: Shown, { "plans.yaml": { plans = [] } }: Content) {
  const isPrice = file === "plans.yaml" && path.at(-1) === "price";
  const known = plans.flatMap(({ price }) => amountsIn(price));
  const said = text.split(/(?<=[.!?])\s/).filter((sentence) => !feeWords.test(sentence));
  const other = said
    .flatMap((sentence) => sentence.match(/R\$\s?\d[\d.]*(?:,\d+)?/g) ?? [])
    .find((amount) => !known.includes(amountsIn(amount.replace(/\.$/, ""))[0] ?? ""));
  if (!other || isPrice || plans.length === 0) return undefined;
  return { message: messages.otherAmount(other), words: other };
}

function ofRegistration({ text }: Shown, { "business.yaml": { registration } }: Content) {
  const words = /(?<!\p{L})(?:CREA|CRT|CFT)(?!\p{L})(?!.*\d{3})/u.exec(text)?.[0];
  return words && !registration ? { message: messages.noRegistration(words), words } : undefined;
}

/** Words for work on the air. A fan of an evaporator is none. */
const airWork =
  /ar[ \u2010\u2011-]condicionado|climatização|ventilação|exaust(?:ão|or(?:es)?)|(?<!\p{L})(?:coifas?|dutos)(?!\p{L})/iu;

function ofAir({ written }: Shown, content: Content) {
  const words = airWork.exec(written)?.[0];
  // A text may say that there is none: “Não trabalhamos com ar-condicionado”.
  const isDenied = /(?<!\p{L})(?:não|nem|sem|exceto)(?!\p{L})/iu.test(written);
  return words && !isDenied && !worksWithAir(content) ? { message: messages.noAir(words), words } : undefined;
}

function ofInstallation({ written }: Shown, content: Content) {
  const words = /instala(?:mos|(?:ção|ções)(?! (?:elétric|hidráulic|predia|de gás)))/iu.exec(written)?.[0];
  return words && !installs(content) ? { message: messages.noInstallation(words), words } : undefined;
}

/** Names with a capital that follow a word in a text: `Básico` after “plano”. */
export const namedIn = (text: string, word: RegExp): string[] =>
  Array.from(
    text.matchAll(new RegExp(`${word.source}[“"]?(\\p{Lu}[\\p{L}\\d]*(?: \\p{Lu}[\\p{L}\\d]*)*)`, "gu")),
    ([, name]) => name ?? "",
  );

const figure = `(\\d+|${numbers.join("|")})`;

const saying = (words: string) => new RegExp(`(?<![\\p{L}\\d])${words}(?!\\p{L})`, "iu");

/** Figures that are data, as a text may say them: the words around the figure, where the datum is, and its value. */
const figures: readonly { says: RegExp; field: string; of: (content: Content) => number }[] = [
  {
    says: saying(`menores de ${figure} anos`),
    field: "minimumAge",
    of: ({ "business.yaml": { minimumAge } }) => minimumAge,
  },
  {
    says: saying(`${figure} horas de antecedência`),
    field: "cancellationNoticeHours",
    of: ({ "business.yaml": { cancellationNoticeHours } }) => cancellationNoticeHours,
  },
  {
    says: saying(`${figure} anos depois do seu fim`),
    field: "retentionYears",
    of: ({ "business.yaml": { retentionYears } }) => retentionYears,
  },
  {
    says: saying("© ?(\\d{4})"),
    field: "copyrightYear",
    of: ({ "business.yaml": { copyrightYear } }) => copyrightYear,
  },
  {
    says: saying(`${figure} serviços(?! por)`),
    field: "serviceCount",
    of: ({ "services.yaml": { services } }) => services.length,
  },
  { says: saying(`${figure} planos`), field: "", of: ({ "plans.yaml": { plans = [] } }) => plans.length },
];

function ofFigures({ written }: Shown, content: Content) {
  for (const { says, field, of } of figures) {
    const [words, count = ""] = says.exec(written) ?? [];
    const right = of(content);
    const amount = /\d/.test(count) ? Number(count) : numbers.indexOf(count.toLowerCase());
    // “200 serviços” are those done, and no list of them.
    const isMeant = amount < 20 || field !== "serviceCount";
    if (words && isMeant && amount !== right) return { message: messages.otherFigure(words, right, field), words };
  }
  return undefined;
}

/** Details of a business, as a text may say them, and where the right ones are. */
const details: readonly { says: RegExp; field: string; of: (business: Content["business.yaml"]) => string }[] = [
  { says: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u, field: "email", of: ({ email }) => email },
  { says: /[\dA-Z]{2}(?:\.[\dA-Z]{3}){2}\/[\dA-Z]{4}-\d\d/u, field: "taxNumber", of: ({ taxNumber }) => taxNumber },
  { says: /(?<![\d.-])\d{5}-\d{3}(?![\d-])/u, field: "address.postcode", of: ({ address }) => address.postcode },
];

function ofDetails({ written }: Shown, { "business.yaml": business }: Content) {
  const person = /(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d\d(?!\d)/.exec(written)?.[0];
  if (person) return { message: messages.cpf, words: person };
  for (const { says, field, of } of details) {
    const words = says.exec(written)?.[0];
    if (words && words.toLowerCase() !== of(business).toLowerCase())
      return { message: messages.otherDetail(words, field), words };
  }
  const { city, state } = business.address;
  const towns = written.includes("/PE") ? municipalityNames.map((name) => `${name}/PE`) : [];
  const place = towns.length > 0 && namesIn(written, towns).find((name) => name !== `${city}/${state}`);
  return place ? { message: messages.otherDetail(place, "address.city"), words: place } : undefined;
}

/** A plan that holds all of itself: an item copied from another. */
function ofOwnPlan({ file, path, text }: Shown, { "plans.yaml": { plans = [] } }: Content) {
  const own = file === "plans.yaml" && path[0] === "plans" ? plans[Number(path[1])]?.name : undefined;
  const isOwn = own && path.includes("features") && text.endsWith(`do plano ${own}`);
  return isOwn ? { message: messages.ownPlan(own), words: own } : undefined;
}

/** A word that stands twice, but for “já já”, and a preposition before the one with which a datum begins; “de no máximo” is none. */
const doubled = [
  /(?<![\p{L}\d-])(?!já já|logo logo)(\p{L}{2,}) \1(?![\p{L}\d-])/iu,
  /(?<![\p{L}\d-])(?:[Ee]m|[Nn][ao]|[Dd][aeo]) (?:em|n[ao])(?! m[áí])(?![\p{L}\d-])/u,
];

/** What is wrong in any text: a word twice, two points, a bracket without the other. */
function ofSlips({ written, text }: Shown) {
  const [words] = doubled.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  if (words) return { message: messages.doubledWord(words), words };
  if (/(?<!\.)\.\.(?!\.)/.test(text)) return { message: messages.doubledPoint, words: ".." };
  // “a) limpeza” is an item of a list.
  const counted = written.replace(/(?<=^|[;:,.] )[\p{L}\d]{1,2}\)/gu, "");
  const isOpen = counted.split("(").length !== counted.split(")").length;
  return isOpen ? { message: messages.openBracket, words: "(" } : undefined;
}
