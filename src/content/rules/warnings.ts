import { closest, distance } from "fastest-levenshtein";
import { fieldAt } from "../../../plugins/gatsby-plugin-content-model/fields";
import type { Facts } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import {
  interpolate,
  isLeftOut,
  placeholdersIn,
  sentencesIn,
} from "../../../plugins/gatsby-plugin-content-model/placeholders";
import type { FieldProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import { textsIn } from "../../../plugins/gatsby-plugin-content-model/values";
import { closingsOf, todayIn } from "../derived/closed-days";
import { municipalities } from "../derived/municipalities";
import { closesNextDay, lengthOf } from "../derived/opening-hours";
import { townsOnMap } from "../derived/towns-on-map";
import { type Content, type ContentFile, contentFiles } from "../model/content-files";
import { statementNames } from "../model/statements";
import { isExample } from "./examples";
import { messages } from "./messages";
import { canChat } from "./phone";
import { isOfState } from "./postcode";

/** A warning, before it is known as one. */
type Found = Omit<FieldProblem, "severity" | "file"> & { file: ContentFile };

/** Longest time, in minutes, that hours across midnight last without being a slip of the two hours. */
const longestNight = 12 * 60;

/** The example's brand and year, which are no plain examples: a business may have them. */
const shipped = { brand: "WS", copyrightYear: 2024 };

/** All that the owner should know, but may want so: it is shown by the check, the build and the editor, and stops nothing. */
export function* warnings(content: Content, facts: Facts, now = new Date()): Generator<FieldProblem> {
  const today = todayIn(content["business.yaml"].timeZone, now);
  for (const found of [
    ...ofNumbers(content),
    ...ofCompany(content),
    ...ofHours(content, today),
    ...ofPlace(content),
    ...ofSteps(content),
    ...ofUrgent(content),
    ...ofExample(content, today),
    ...ofMap(content),
    ...ofTexts(content, facts),
    ...ofStatements(content, facts),
    ...ofDelivery(content),
  ]) {
    yield { ...found, severity: "warning" };
  }
}

function* ofNumbers({ "business.yaml": business }: Content): Generator<Found> {
  const file = "business.yaml";
  const { phone, chatPhone, menuPhone } = business;
  if (!canChat(chatPhone ?? phone)) {
    yield {
      file,
      path: [chatPhone ? "chatPhone" : "phone"],
      message: !chatPhone ? messages.landlineChat : canChat(phone) ? messages.exchangedPhones : messages.landlineAsChat,
    };
  }
  const isOther = menuPhone !== phone && menuPhone !== chatPhone;
  if (isOther && !isExample(file, ["menuPhone"], menuPhone)) {
    yield { file, path: ["menuPhone"], message: messages.otherMenuPhone };
  }
}

function* ofCompany({ "business.yaml": { legalName, companyKind, registration } }: Content): Generator<Found> {
  const lacksNumber = registration && !/\d/.test(registration);
  if (lacksNumber) yield { file: "business.yaml", path: ["registration"], message: messages.registrationNumber };
  const [isNamed, isChosen] = [/\bltda\b|\blimitada\b/i.test(legalName), /limitada|unipessoal/.test(companyKind)];
  if (isNamed !== isChosen) yield { file: "business.yaml", path: ["companyKind"], message: messages.otherCompanyKind };
}

function* ofHours({ "business.yaml": { openingHours, closedOn = [] } }: Content, today: string): Generator<Found> {
  const file = "business.yaml";
  for (const [index, hours] of openingHours.entries()) {
    const isLong = closesNextDay(hours) && lengthOf(hours) > longestNight;
    if (isLong) yield { file, path: ["openingHours", index], message: messages.longNight(hours, lengthOf(hours) / 60) };
  }
  for (const [index, days] of closedOn.entries()) {
    const isOver = closingsOf([days], today).length === 0;
    if (isOver) yield { file, path: ["closedOn", index], message: messages.pastDays };
  }
}

function* ofPlace({ "business.yaml": { address, profiles = [] } }: Content): Generator<Found> {
  const file = "business.yaml";
  const { city, postcode, state } = address;
  const towns = Object.keys(municipalities);
  const near = closest(city, towns);
  const isMisspelt = state === "PE" && !towns.includes(city) && distance(city, near) <= 2;
  if (isMisspelt) yield { file, path: ["address", "city"], message: messages.nearCity(near) };
  const isTrue = isOfState(postcode, state) || isExample(file, [], postcode);
  if (!isTrue) yield { file, path: ["address", "postcode"], message: messages.otherState(state) };
  for (const [index, { label, url }] of profiles.entries()) {
    const [named, linked] = [label, url].map((text) => /instagram|facebook|tiktok|youtube|linkedin/i.exec(text)?.[0]);
    const differ = named && linked && named.toLowerCase() !== linked.toLowerCase();
    if (differ) yield { file, path: ["profiles", index, "url"], message: messages.otherNetwork(named) };
  }
}

function* ofSteps({ "steps.yaml": { steps } }: Content): Generator<Found> {
  const isNext = (number: string, before?: string) => !before || Number(number) === Number(before) + 1;
  const numbered = steps.every(({ number }) => /^\d+$/.test(number));
  const index = steps.findIndex(({ number }, at) => numbered && !isNext(number, steps[at - 1]?.number));
  const [before, wrong] = [steps[index - 1], steps[index]];
  if (!before || !wrong) return;
  yield {
    file: "steps.yaml",
    path: ["steps", index, "number"],
    message: messages.stepOrder(before.number, wrong.number),
  };
}

function* ofUrgent({ "services.yaml": { services }, "business.yaml": { emergencyHours } }: Content): Generator<Found> {
  const isLost = emergencyHours && !services.some(({ urgent }) => urgent);
  if (isLost) yield { file: "services.yaml", path: ["services"], message: messages.noUrgentService };
}

function* ofExample({ "business.yaml": business }: Content, today: string): Generator<Found> {
  const file = "business.yaml";
  if (isExample(file, ["siteUrl"], business.siteUrl)) return;
  if (business.brand === shipped.brand) yield { file, path: ["brand"], message: messages.exampleBrand };
  if (business.copyrightYear < Number(today.slice(0, 4))) {
    yield {
      file,
      path: ["copyrightYear"],
      message: messages.pastYear(business.copyrightYear === shipped.copyrightYear),
    };
  }
}

function* ofMap({ "business.yaml": { servedTowns = [], address } }: Content): Generator<Found> {
  for (const { name, isNamed } of townsOnMap(servedTowns, address.city)) {
    const index = (servedTowns as readonly string[]).indexOf(name);
    if (!isNamed && index >= 0) {
      yield { file: "business.yaml", path: ["servedTowns", index], message: messages.townUnnamed(name) };
    }
  }
}

function* ofDelivery({ "pages/contact.yaml": { form } }: Content): Generator<Found> {
  const place = { file: "pages/contact.yaml", path: ["form", "delivery"] } as const;
  if (form.delivery === "nenhuma") yield { ...place, message: messages.noDelivery };
  if (form.delivery === "netlify" && isElsewhere()) yield { ...place, message: messages.netlifyElsewhere };
}

/** Whether the content is checked by a command that does not run at Netlify. `npm run build` hides `NETLIFY` from Gatsby. */
function isElsewhere(): boolean {
  // In the editor's page there is no process.
  const { process: command } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return command?.env !== undefined && !command.env.NETLIFY && !command.env.ON_NETLIFY;
}

/** A text that the site shows, as written and with its facts. */
type Shown = Pick<Found, "file" | "path"> & Record<"written" | "text", string>;

/** What a text says that is not so, if it does. */
type TextRule = (shown: Shown, content: Content) => Pick<Found, "message" | "words"> | undefined;

/** What a text may say that is untrue of the business. */
const textRules: readonly TextRule[] = [
  ofPlans,
  ofPrices,
  ofAmounts,
  ofEmergency,
  ofOtherNumbers,
  ofOtherHours,
  ofWarranty,
  ofLaw,
];

function* ofTexts(content: Content, facts: Facts): Generator<Found> {
  for (const shown of shownTexts(content, facts)) {
    for (const rule of textRules) {
      const wrong = rule(shown, content);
      if (wrong) yield { file: shown.file, path: shown.path, ...wrong };
    }
  }
  yield* ofServices(content, facts);
}

/** Statements that say nothing now, in the middle of a sentence, of which nothing is shown then. */
function* ofStatements(content: Content, facts: Facts): Generator<Found> {
  for (const [file, value] of Object.entries(content)) {
    for (const [path, text] of textsIn(value)) {
      for (const sentence of sentencesIn(text)) {
        const empty = placeholdersIn(sentence).find((name) => isStatement(name) && facts[name] === "");
        const saysMore = /\p{L}/u.test(sentence.replace(/\{[^{}]*\}/g, ""));
        if (!empty || !saysMore) continue;
        yield { file: file as ContentFile, path, message: messages.lostWithStatement(empty), words: `{${empty}}` };
      }
    }
  }
}

const isStatement = (name: string) => (name.split(".")[0] ?? "") in statementNames;

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

/** An amount of money, without its cents if they are none. */
const amountInText = /R\$ ?(\d[\d.]*(?:,(?!00)\d\d)?)/u;

function ofAmounts({ file, path, written }: Shown, { "plans.yaml": { plans = [] } }: Content) {
  const [words, amount] = amountInText.exec(written) ?? [];
  const isPrice = file === "plans.yaml" && path.at(-1) === "price";
  const isKnown = plans.some(({ price }) => amountInText.exec(price)?.[1] === amount);
  return words && !isPrice && !isKnown ? { message: messages.otherAmount(words), words } : undefined;
}

function ofEmergency({ text }: Shown, { "business.yaml": { emergencyHours } }: Content) {
  const words = /emergência|plantão/iu.exec(text)?.[0];
  return words && !emergencyHours ? { message: messages.noEmergency, words } : undefined;
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
const warrantyInText = new RegExp(
  `garantia (?:contratual )?(?:é )?(?:de|por)(?: até)? ${term}|${term} de garantia`,
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

/** Bullets about what no service does, and services that a text names and that there are not. */
function* ofServices(content: Content, facts: Facts): Generator<Found> {
  const { services } = content["services.yaml"];
  const said = services
    .flatMap(({ title, description, features }) => [title, description, ...features])
    .join(" ")
    .toLowerCase();
  for (const [index, bullet] of content["pages/home.yaml"].teaser.bullets.entries()) {
    // Of each thing that it lists, by the beginnings of long words: “ventilação” and “ventilador”.
    const things = interpolate(bullet, facts).toLowerCase().split(/,| e /);
    const isKnown = (thing: string) => {
      const words = thing.match(/\p{L}{6,}/gu) ?? [];
      return words.length === 0 || words.some((word) => said.includes(word.slice(0, 6)));
    };
    if (!things.every(isKnown)) {
      yield { file: "pages/home.yaml", path: ["teaser", "bullets", index], message: messages.unknownBullet };
    }
  }
  for (const [file, value] of Object.entries(content)) {
    for (const [path, text] of textsIn(value)) {
      const unknown = namedIn(text, /\bserviços? (?:de )?/u).find(
        (name) => !services.some(({ title }) => title.startsWith(name)),
      );
      if (unknown) yield { file: file as ContentFile, path, message: messages.unknownService(unknown) };
    }
  }
}

/** Names with a capital that follow a word in a text: `Básico` after “plano”. */
const namedIn = (text: string, word: RegExp): string[] =>
  Array.from(
    text.matchAll(new RegExp(`${word.source}[“"]?(\\p{Lu}[\\p{L}\\d]*(?: \\p{Lu}[\\p{L}\\d]*)*)`, "gu")),
    ([, name]) => name ?? "",
  );

/** The texts of the content that a page shows; of the statements none, since the site chooses among them. */
function* shownTexts(content: Content, facts: Facts): Generator<Shown> {
  for (const [file, value] of Object.entries(content)) {
    const schema = contentFiles[file as ContentFile];
    if (file === "statements.yaml") continue;
    for (const [path, text] of textsIn(value)) {
      const isText = fieldAt(schema, path)?.interpolated;
      const isOfForm = file === "pages/contact.yaml" && path[0] === "form";
      const isOfPlans = file === "pages/services.yaml" && path[0] === "plans" && !content["plans.yaml"].plans;
      const isSlotted = file === "plans.yaml" && path[0] !== "plans";
      if (!isText || isOfForm || isOfPlans || isSlotted || isLeftOut(schema, value, path, facts)) continue;
      yield { file: file as ContentFile, path, written: text, text: interpolate(text, facts) };
    }
  }
}
