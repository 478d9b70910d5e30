import type { FieldPath } from "../../../plugins/gatsby-plugin-content-model/fields";
import type { FieldProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import { isoDate } from "../derived/closed-days";
import { municipalityNames } from "../derived/municipalities";
import { amountsIn } from "../derived/price";
import { longestFirst } from "../derived/states";
import { installs, worksWithAir } from "../derived/trade";
import type { Business, Content, ContentFile } from "../model/content-files";
import type { Known } from "./field-rules";
import { hoursIn, hoursInText } from "./hours";
import { messages } from "./messages";

/**
 * A text that the site shows, as written, and as it is read: with its facts, and without the sentences that quote what there is not. Of
 * statements, which have texts of their own, it is without both.
 */
export type Shown = { file: ContentFile; path: FieldPath } & Record<"written" | "text", string>;

/** What a rule has found: the text, and in it the words, their sentence, and what the groups of the pattern match. */
interface Found extends Shown, Known {
  words: string;
  sentence: string;
  groups: readonly string[];
}

/** What a text may say that is untrue of the business, or a slip in any text. */
interface TextRule {
  says: RegExp;
  /** Where it is looked for: in a text as read, what the business has not is left out. */
  in: "written" | "text";
  /** The message, if the words are wrong. */
  wrong: (found: Found) => string | false | undefined;
}

/** Small numbers in words; the first is zero. */
const numbers = "zero um dois três quatro cinco seis sete oito nove dez onze doze".split(" ");
const figure = `(\\d+|${numbers.join("|")})`;
const amountOf = (written = "") => (/\d/.test(written) ? Number(written) : numbers.indexOf(written.toLowerCase()));

/** Matches whole words. */
const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, "giu");

/** A name with capitals, as of a plan or a service. */
const name = '[“"]?(\\p{Lu}[\\p{L}\\d]*(?: \\p{Lu}[\\p{L}\\d]*)*)';

/** A warranty of the business's; that of a part is its maker's. */
const term = `${figure} (dia|mês|mes|ano)(?:e?s)?`;
const warranty = `(?:garantia (?:contratual )?(?:é )?(?:de|por)(?: até)? ${term}|${term} (?:de garantia|em contrato(?=[^.]*garantia)))(?! d[eoa] (?:fabricante|fábrica))`;

/** Least and most days of what a term is counted in. */
const days: Readonly<Record<string, readonly [number, number]>> = {
  dia: [1, 1],
  mês: [30, 31],
  mes: [30, 31],
  ano: [360, 366],
};

/** A phone number, with or without its area code. */
const phoneNumber =
  /(?<![\d./-])(?:\(?\d\d\)? ?9?\d{4}[-. ]\d{4}|9\d{4}-\d{4}|0[38]00[- ]?\d{3}[- ]?\d{4}|[34]00\d[- ]\d{4})(?![\d./-]*\d)/g;

/** Words for work on the air. A fan of an evaporator is none. */
const airWork =
  /ar[ \u2010\u2011-]condicionado|climatização|ventilação|exaust(?:ão|or(?:es)?)|(?<!\p{L})(?:coifas?|dutos)(?!\p{L})/giu;

/** What an amount may be that is no plan's price. */
const fees = /(?<!\p{L})(?:taxa|visita|deslocamento|multa|diagnóstico|hora|desconto)(?!\p{L})/iu;

/** What denies or excepts, so that a sentence does not claim what its other words name. */
const denial = /(?<!\p{L})(?:não|nem|sem|exceto|salvo|menos|fechad\p{L}+)(?!\p{L})/iu;

const emergency = /emergência|plantão/iu;
const always = /(?<!em |até )24 ?h(?:oras)?(?!\p{L})|dia e noite/giu;
const notAlways =
  /(?:exceto|menos|salvo) (?:de|à|na|aos|nos) (?:madrugada|noite|domingos?|feriados)|de madrugada,? não(?= atend| há|\s*[.;,!)]|$)|não (?:atendemos|há|temos)[^.]{0,20} (?:de madrugada|à noite|aos domingos|em feriados)/giu;
const isAlways = (hours: string) => /24 ?h|dia e noite/iu.test(hours);

const isLegal = ({ file }: Shown) => file === "pages/terms.yaml" || file === "pages/privacy.yaml";
const isOfPlan = ({ file, path }: Shown) => file === "plans.yaml" && path[0] === "plans";
const isPrice = (shown: Shown) => isOfPlan(shown) && shown.path.at(-1) === "price";
const plansOf = ({ content }: Known) => content["plans.yaml"].plans ?? [];

/** A figure that is a datum, in the files that begin as `start`; `field` is where it may be quoted from. */
const datum = (pattern: string, field: string, of: (content: Content) => number, start = ""): TextRule => ({
  says: whole(pattern.replace("#", figure)),
  in: "written",
  wrong: ({ file, words, groups: [count], content }) =>
    file.startsWith(start) && amountOf(count) !== of(content) && messages.otherFigure(words, of(content), field),
});

/** A detail of the business, as a text may say it. */
const detail = (says: RegExp, field: string, of: (business: Business) => string): TextRule => ({
  says,
  in: "written",
  wrong: ({ words, content }) =>
    words.toLowerCase() !== of(content["business.yaml"]).toLowerCase() && messages.otherDetail(words, field),
});

/** A time that an article of the Código de Defesa do Consumidor fixes, and that a text which quotes it therefore says. */
const law = (article: string, says: RegExp, time: string): TextRule => ({
  says: new RegExp(`${article} do Código de Defesa do Consumidor`, "g"),
  in: "text",
  wrong: ({ text }) => !says.test(text) && messages.otherThanLaw(article, time),
});

/** When emergencies are served, as a text on them may say it. */
const hoursOfEmergency = (says: RegExp, areSo: (hours: string) => boolean): TextRule => ({
  says,
  in: "written",
  wrong: ({ words, text, content }) => {
    const { emergencyHours: hours } = content["business.yaml"];
    return hours && emergency.test(text) && !areSo(hours) && messages.otherEmergency(words, hours);
  },
});

// biome-ignore format: a table is read by its lines.
const rules: readonly TextRule[] = [
  /* Plans, services and prices */
  { says: new RegExp(`\\bplanos? ${name}`, "gu"), in: "text", wrong: (found) => plansOf(found).length > 0 && !plansOf(found).some((plan) => `${plan.name} `.startsWith(`${found.groups[0]} `)) && messages.unknownPlan(found.groups[0] ?? "") },
  { says: /\bplanos?\b(?! de Manutenção, Operação)/giu, in: "text", wrong: (found) => plansOf(found).length === 0 && messages.noPlans },
  { says: /\bplanos\b/giu, in: "text", wrong: (found) => plansOf(found).length === 1 && messages.onePlan },
  { says: new RegExp(`\\bserviços? (?:de )?${name}`, "gu"), in: "written", wrong: ({ content, groups: [title = ""] }) => !content["services.yaml"].services.some((service) => service.title.startsWith(title)) && messages.unknownService(title) },
  { says: /sob consulta|preço depende/giu, in: "written", wrong: (found) => !isPrice(found) && found.file !== "statements.yaml" && plansOf(found).some(({ price }) => /\d/.test(price)) && messages.priceOnRequest },
  { says: /R\$\s?\d[\d.]*\d?(?:,\d+)?(?<!\.)/g, in: "text", wrong: (found) => !isPrice(found) && !fees.test(found.sentence) && plansOf(found).length > 0 && !plansOf(found).some(({ price }) => amountsIn(price).includes(amountsIn(found.words)[0] ?? "")) && messages.otherAmount(found.words) },
  { says: new RegExp(warranty, "giu"), in: "written", wrong: otherWarranty },
  { says: /até (?:o dia |dia )?(\d{2}\/\d{2}\/\d{4})/giu, in: "written", wrong: (found) => !isLegal(found) && isoDate(found.groups[0] ?? "") < found.today && messages.pastDate(found.words) },

  /* Work that no service does */
  { says: /(ventila|exaust|climatiza|instala|preventiv|corretiv|higieniza|refrigera)\p{L}*/giu, in: "text", wrong: ({ path, file, content, groups: [work = ""] }) => file === "pages/home.yaml" && path.includes("bullets") && !textsOfServices(content).includes(work.toLowerCase()) && messages.unknownBullet },
  // A text may say that there is none: “Não trabalhamos com ar-condicionado”.
  { says: airWork, in: "written", wrong: ({ words, written, content }) => !denial.test(written) && !worksWithAir(content) && messages.noAir(words) },
  { says: /instala(?:mos|(?:ção|ções)(?! (?:elétric|hidráulic|predia|de gás)))/giu, in: "written", wrong: ({ words, content }) => !installs(content) && messages.noInstallation(words) },
  { says: /(?<!\p{L})(?:CREA|CRT|CFT)(?!\p{L})(?!.*\d{3})/gu, in: "text", wrong: ({ words, content }) => !content["business.yaml"].registration && messages.noRegistration(words) },

  /* Hours */
  { says: new RegExp(emergency, "giu"), in: "text", wrong: ({ content }) => !content["business.yaml"].emergencyHours && messages.noEmergency },
  hoursOfEmergency(always, (hours) => isAlways(hours)),
  hoursOfEmergency(notAlways, (hours) => !isAlways(hours)),
  { says: hoursInText, in: "written", wrong: ({ words, content }) => !isKnownTime(words, content["business.yaml"]) && messages.otherHours(words) },
  { says: whole("aos domingos|de domingo a domingo|(?:sete|7) dias (?:por|da) semana"), in: "written", wrong: ({ words, sentence, content }) => !denial.test(sentence) && !emergency.test(sentence) && !opensOnSunday(content["business.yaml"]) && messages.closedOnSunday(words) },

  /* Figures and details that are data */
  datum("menores de # anos", "minimumAge", ({ "business.yaml": { minimumAge } }) => minimumAge),
  datum("# horas de antecedência", "cancellationNoticeHours", ({ "business.yaml": { cancellationNoticeHours } }) => cancellationNoticeHours),
  datum("# anos depois do seu fim", "retentionYears", ({ "business.yaml": { retentionYears } }) => retentionYears),
  datum("© ?#", "copyrightYear", ({ "business.yaml": { copyrightYear } }) => copyrightYear),
  // “200 serviços” are those done, and no list of them.
  datum("(?![2-9]\\d|\\d{3})# serviços(?! por)", "serviceCount", ({ "services.yaml": { services } }) => services.length),
  datum("# planos", "", ({ "plans.yaml": { plans = [] } }) => plans.length),
  datum("em # (?:passos|etapas)", "", ({ "steps.yaml": { steps } }) => steps.length, "pages/"),
  detail(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, "email", ({ email }) => email),
  detail(/[\dA-Z]{2}(?:\.[\dA-Z]{3}){2}\/[\dA-Z]{4}-\d\d/gu, "taxNumber", ({ taxNumber }) => taxNumber),
  detail(/(?<![\d.-])\d{5}-\d{3}(?![\d-])/gu, "address.postcode", ({ address }) => address.postcode),
  { says: new RegExp(`(?<!\\p{L})(${longestFirst(municipalityNames).join("|")})/PE(?!\\p{L})`, "gu"), in: "written", wrong: ({ words, groups: [town], content: { "business.yaml": { address } } }) => town !== address.city && messages.otherDetail(words, "address.city") },
  { says: phoneNumber, in: "written", wrong: ({ words, content: { "business.yaml": { phone, chatPhone = "", menuPhone } } }) => ![phone, chatPhone, menuPhone].some((each) => digits(each).endsWith(digits(words))) && messages.otherNumber(words) },
  { says: /(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d\d(?!\d)/g, in: "written", wrong: () => messages.cpf },

  /* Law */
  law("art. 26", /\b30 dias[^.]*\b90\b/u, "30 dias (serviço não durável) ou 90 (durável)"),
  law("art. 49", /\b(?:7|sete) dias/iu, "7 dias"),
  { says: /google analytics|google tag manager|(?:meta|facebook) pixel|pixel d[aeo] (?:facebook|meta)|hotjar|clarity d[ae] microsoft|(?:usamos|utilizamos|site (?:usa|utiliza)) (?:os )?cookies/giu, in: "written", wrong: ({ words, sentence }) => !denial.test(sentence) && messages.noTracking(words) },

  /* Slips in any text */
  { says: /(?<![\p{L}\d-])(?!já já|logo logo)(\p{L}{2,}) \1(?![\p{L}\d-])/giu, in: "text", wrong: ({ words }) => messages.doubledWord(words) },
  // A preposition before the one with which a datum begins; “de no máximo” is none.
  { says: /(?<![\p{L}\d-])(?!(\p{L}+) \1)(?:[Ee]m|[Nn][ao]|[Dd][aeo]) (?:em|n[ao])(?! m[áí])(?![\p{L}\d-])/gu, in: "text", wrong: ({ words }) => messages.doubledWord(words) },
  { says: /(?<!\.)\.\.(?!\.)/g, in: "text", wrong: () => messages.doubledPoint },
  { says: /[()]/g, in: "written", wrong: ({ written }) => hasOpenBracket(written) && messages.openBracket },
  { says: /como (?:um )?modelo de linguagem|espero ter ajudado|(?:^|[.!?]\s)(?:claro|certo|perfeito|com certeza)[!,.] (?:aqui|segue)\p{L}*|(?:aqui está|segue)m? (?:o|a|um|uma) (?:texto|versão|sugestão|frase|descrição|opção)|posso (?:te )?ajudar (?:em|com) mais alguma coisa/giu, in: "written", wrong: ({ words }) => messages.assistant(words.replace(/^[.!?]\s/, "")) },
];

/** What is wrong in a text: of each rule, the first that is. */
export function* wrongWords(shown: Shown, known: Known): Generator<Pick<FieldProblem, "message" | "words">> {
  for (const { says, in: where, wrong } of rules) {
    for (const match of shown[where].matchAll(says)) {
      const [words, ...parts] = match;
      const groups = parts.filter((part) => part !== undefined);
      const message = wrong({ ...shown, ...known, words, groups, sentence: sentenceAt(shown[where], match.index) });
      if (!message) continue;
      yield { message, words };
      break;
    }
  }
}

/** The sentence of a text at an index. */
function sentenceAt(text: string, index: number): string {
  const [before, after] = [text.slice(0, index), text.slice(index)].map((part) => part.split(/(?<=[.!?])\s/));
  return `${before?.at(-1)}${after?.[0]}`;
}

const digits = (text: string) => text.replace(/\D/g, "");

const textsOfServices = ({ "services.yaml": { services } }: Content) =>
  services
    .flatMap(({ title, description, features }) => [title, description, ...features])
    .join(" ")
    .toLowerCase();

function otherWarranty(found: Found): string | false {
  const [count, unit = ""] = found.groups;
  const [least, most] = days[unit.toLowerCase()] ?? [1, 1];
  const plans = plansOf(found);
  // A plan speaks of its own.
  const own = isOfPlan(found) ? plans.filter((_, index) => index === found.path[1]) : plans;
  const isSo = own.some(
    ({ warrantyDays }) => amountOf(count) * least <= warrantyDays && warrantyDays <= amountOf(count) * most,
  );
  return own.length > 0 && !isSo && messages.otherWarranty(found.words);
}

/** Whether hours begin and end as the business's do: “7h30 às 18h” leaves out the time for lunch. */
function isKnownTime(words: string, { openingHours, emergencyHours = "" }: Business): boolean {
  const known = [...openingHours.map(({ opens, closes }) => hoursIn(`${opens} às ${closes}`)), hoursIn(emergencyHours)];
  const said = hoursIn(words);
  return known.some((hours) => hours?.from === said?.from) && known.some((hours) => hours?.to === said?.to);
}

const opensOnSunday = ({ openingHours }: Business) => openingHours.some(({ lastDay }) => lastDay === "domingo");

/** Whether a bracket has no other; “a) limpeza” is an item of a list. */
function hasOpenBracket(text: string): boolean {
  const counted = text.replace(/(?<=^|[;:,.] )[\p{L}\d]{1,2}\)/gu, "");
  return counted.split("(").length !== counted.split(")").length;
}
