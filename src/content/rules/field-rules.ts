import type { FieldPath } from "../../../plugins/gatsby-plugin-content-model/fields";
import { type Facts, interpolate, placeholdersIn } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import type { FieldProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import { suggestion } from "../../../plugins/gatsby-plugin-content-model/suggestion";
import { isUrl, textsIn } from "../../../plugins/gatsby-plugin-content-model/values";
import { closuresOf } from "../derived/closed-days";
import { municipalityNames } from "../derived/municipalities";
import { closesNextDay, lengthOf, weekdayNumber } from "../derived/opening-hours";
import { amountsIn } from "../derived/price";
import { namesIn, states } from "../derived/states";
import { townsOnMap } from "../derived/towns-on-map";
import { type Business, type Content, type ContentFile, contentFiles } from "../model/content-files";
import { statementNames } from "../model/statements";
import { routes } from "../routes";
import { isExample, shipped } from "./examples";
import { hoursIn } from "./hours";
import { messages } from "./messages";
import { canChat, isTransposed } from "./phone";
import { isOfState } from "./postcode";
import { isZoneOf, usualZoneOf } from "./time-zones";

/** What the rules look at: the content, its facts, and the date where the business is, `2026-11-24`. */
export interface Known {
  content: Content;
  facts: Facts;
  today: string;
}

/** What is wrong with a field, if anything is. */
type Message = string | false | undefined;

/** A rule, applied: a field, `address.city`, and what is wrong with it. `words` place the warning in a text of several lines. */
type Row = [field: string, message: Message, words?: string];

/** A rule for each entry of a list, whose index is the `*` of the field. */
const each = <Entry>(
  field: string,
  entries: readonly Entry[],
  wrong: (entry: Entry, index: number) => Message,
): Row[] => entries.map((entry, index) => [field.replace("*", `${index}`), wrong(entry, index)]);

/** Longest time, in minutes, that hours across midnight last without being a slip of the two hours. */
const longestNight = 12 * 60;

/** Shortest and longest time, in years, after which a claim lapses (art. 27 do Código de Defesa do Consumidor, art. 205 do Código Civil). */
const claims = { shortest: 5, longest: 10 };

/** Longest notice, in hours, that a visitor may be asked for: a week. */
const longestNotice = 7 * 24;

/** Longest time, in days, for which a business closes without it being a slip of the year, and how far ahead it says so. */
const longestClosing = 60;
const farAhead = 2 * 366;

/** Longest title, in characters, that search engines show whole. */
const longestTitle = 70;

/** The rules on fields, by file. */
// biome-ignore format: a table is read by its lines.
const rules: { [File in ContentFile]?: (value: Content[File], known: Known) => Row[] } = {
  "business.yaml": (business, { today }) => {
    const { brand, tagline, legalName, companyKind, registration, phone, chatPhone, menuPhone, address, timeZone } = business;
    const { openingHours, closedOn = [], profiles = [], servedTowns = [], emergencyHours, cancellationNoticeHours, retentionYears, copyrightYear } = business;
    return [
      ["brand", isReal(business) && brand === shipped.brand && messages.exampleBrand],
      ["legalName", /\beireli\b/i.test(legalName) && messages.eireli],
      ["legalName", !/\s/.test(legalName) && messages.oneName],
      ["companyKind", contradictsKind(legalName, companyKind) && messages.otherCompanyKind],
      ["registration", registration && !/\d{3}/.test(registration) && messages.registrationNumber],
      ["phone", !chatPhone && !canChat(phone) && messages.landlineChat],
      ["chatPhone", chatPhone && !canChat(chatPhone) && (canChat(phone) ? messages.exchangedPhones : messages.landlineAsChat)],
      ["chatPhone", chatPhone === phone && messages.sameChatPhone],
      ["chatPhone", chatPhone && isTransposed(chatPhone, phone) && messages.transposedPhone(phone)],
      ["menuPhone", ![phone, chatPhone].includes(menuPhone) && !isExampleOf(menuPhone) && messages.otherMenuPhone],
      ["address.city", isUnknownCity(address) && `${messages.unknownCity(address.city)}${suggestion(address.city, municipalityNames)}`],
      ["address.postcode", !isOfState(address.postcode, address.state) && !isExampleOf(address.postcode) && messages.otherState(address.state)],
      ["servedArea", ...foreignArea(business)],
      ["timeZone", !isZoneOf(timeZone, address.state) && messages.otherZone(address.state, usualZoneOf(address.state))],
      ...each("openingHours.*", openingHours, (hours) => closesNextDay(hours) && lengthOf(hours) > longestNight && messages.longNight(hours, lengthOf(hours) / 60)),
      ...each("closedOn.*", closedOn, (days) => closingFault(days, today)),
      ...each("profiles.*.url", profiles, ({ url }) => isChatUrl(url) && messages.profileChat),
      ...each("profiles.*.url", profiles, ({ label, url }) => otherNetwork(label, url) && messages.otherNetwork(networkIn(label))),
      ...each("servedTowns.*", servedTowns, (town) => isUnnamed(town, business) && messages.townUnnamed(town)),
      ["greeting", foreignCompany(business.greeting, [brand, tagline, legalName])],
      ["emergencyHours", emergencyHours && openingHours.some((hours) => isWithin(emergencyHours, hours)) && messages.emergencyWhileOpen],
      ["cancellationNoticeHours", cancellationNoticeHours > longestNotice && messages.longNotice(cancellationNoticeHours, Math.floor(cancellationNoticeHours / 24))],
      ["retentionYears", retentionYears < claims.shortest && messages.shortRetention(claims.shortest)],
      ["retentionYears", retentionYears > claims.longest && messages.longRetention(retentionYears, claims.longest)],
      ["copyrightYear", isReal(business) && copyrightYear < Number(today.slice(0, 4)) && messages.pastYear(copyrightYear === shipped.copyrightYear)],
    ];
  },

  "services.yaml": ({ services, message }, { content: { "business.yaml": { emergencyHours } } }) => [
    ["services", emergencyHours && !services.some(({ urgent }) => urgent) && messages.noUrgentService],
    ["message", !message.includes("{title}") && messages.unnamedInChat("o serviço", "{title}")],
    ...each("services.*.description", services, (_, index) => copied(services, index, ({ description }) => description)),
    ...each("services.*.features", services, (_, index) => copied(services, index, ({ features }) => features.join("\n"))),
  ],

  "plans.yaml": ({ greeting, plans = [] }) => [
    ["greeting", plans.length > 1 && !greeting.includes("{name}") && messages.unnamedInChat("o plano", "{name}")],
    ...plans.flatMap(({ name, features }, index) => each(`plans.${index}.features.*`, features, (feature) => feature.endsWith(`do plano ${name}`) && messages.ownPlan(name))),
    // A plan that has all of another is not in that one, and has no shorter warranty and no lower price.
    ...each("plans.*.features", plans, (plan) => isCircular(plan, plans) && messages.circularPlans(included(plan, plans).name)),
    ...each("plans.*.warrantyDays", plans, (plan) => plan.warrantyDays < included(plan, plans).warrantyDays && !isCircular(plan, plans) && messages.lesserPlan("garante menos", included(plan, plans).name)),
    ...each("plans.*.price", plans, (plan) => amountOf(plan) < amountOf(included(plan, plans)) && !isCircular(plan, plans) && messages.lesserPlan("custa menos", included(plan, plans).name)),
  ],

  "steps.yaml": ({ steps }) => [stepOutOfOrder(steps)],

  "interface.yaml": ({ weekdayRange }) => [
    ["weekdayRange", weekdayRange.indexOf("{last}") < weekdayRange.indexOf("{first}") && messages.reversedRange],
  ],

  "statements.yaml": (_, known) => [
    ["form", unquoted("form", known)],
    ["photos", unquoted("photos", known)],
  ],

  "pages/home.yaml": ({ hero, teaser: { photos = [], photoPolicy }, technician, repair }, { content: { "business.yaml": business } }) => {
    const domains = [...photos, technician?.photo, repair?.photo].flatMap((photo) => photo ?? []).flatMap(({ url }) => (isUrl(url) ? domainOf(url) : []));
    return [
      ...each("hero.triage.symptoms.*.reading", hero.triage?.symptoms ?? [], ({ reading }) => reading && degreesIn(reading) < degreesIn(hero.temperature) && messages.coldReading),
      ["teaser.photos", domains.length > 0 && !photoPolicy && messages.noPhotoPolicy],
      ["teaser.photoPolicy", photoPolicy && isOtherPolicy(photoPolicy, domains) && messages.otherPhotoPolicy(domains[0] ?? "")],
      ...each("teaser.photos.*.caption", photos, ({ url, caption }) => caption && !isUrl(url) && /ilustrativa|banco de imagens/i.test(caption) && messages.ownPhoto),
      ["technician.name", isReal(business) && technician?.name === shipped.technician && messages.exampleInReadme],
      ["repair.text", isReal(business) && repair?.text === shipped.repair && messages.exampleInReadme],
      ["repair.before", repair && degreesIn(repair.after) > degreesIn(repair.before) && messages.exchangedReadings],
      ["repair.after", repair && repair.before === repair.after && messages.sameTemperature],
    ];
  },

  "pages/contact.yaml": ({ form: { delivery, deliveryUrl, subjects }, details: { openNow } }) => [
    ["form.deliveryUrl", deliveryUrl && delivery !== "servico" && messages.unusedDeliveryUrl],
    ["form.delivery", delivery === "nenhuma" && messages.noDelivery],
    ["form.delivery", delivery === "netlify" && isElsewhere() && messages.netlifyElsewhere],
    ...each("form.subjects.*.label", subjects, ({ value, label }) => isOfOther(value, label) && messages.otherSubject(value)),
    ["details.openNow.today", (/amanhã/i.test(openNow.today) || /hoje/i.test(openNow.tomorrow)) && messages.exchangedDays],
  ],
};

/** The titles of the pages that people search for: the legal ones are found by their names. */
function* longTitles({ content, facts }: Known): Generator<[ContentFile, Row]> {
  for (const { file, template } of routes) {
    const { length } = interpolate(content[file].title, facts);
    const isLong = template !== "legal" && length > longestTitle;
    yield [file, ["title", isLong && messages.longTitle(length, longestTitle)]];
  }
}

/** The fields that are wrong. */
export function* wrongFields(known: Known): Generator<FieldProblem> {
  const rowsOf = <File extends ContentFile>(file: File) => rules[file]?.(known.content[file], known) ?? [];
  const files = Object.keys(contentFiles) as ContentFile[];
  const rows = files.flatMap((file) => rowsOf(file).map((row) => [file, row] as const));
  for (const [file, [field, message, words]] of [...rows, ...longTitles(known)]) {
    const path: FieldPath = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (message) yield { file, path, message, ...(words && { words }) };
  }
}

/** Whether a detail of the business is an example. */
const isExampleOf = (text: string) => isExample("business.yaml", [], text);

/** Whether the site goes online as the owner's own, and not for a trial. */
const isReal = ({ siteUrl }: Business) => !isExampleOf(siteUrl);

/** Whether only one of name and kind is that of a limited company, or of a corporation. */
const contradictsKind = (legalName: string, kind: Business["companyKind"]) =>
  /\bltda\b|\blimitada\b/i.test(legalName) !== /limitada|unipessoal/.test(kind) ||
  (/(?<![\p{L}.])(?:S[./]A|SA\.?$)|sociedade anônima/iu.test(legalName) && kind !== "anonima");

const isUnknownCity = ({ city, state }: Business["address"]) =>
  state === "PE" && !(municipalityNames as readonly string[]).includes(city) && !isExampleOf(city);

/** A town that a region is named after, as in “em Garanhuns e região”, but not in “no Vale do Ipojuca”. */
const townsNamed = (servedArea: string) =>
  servedArea
    .split(/,| e /)
    .map((part) => part.replace(/^em | ?região$/g, ""))
    .flatMap((part) => namesIn(part, municipalityNames).filter((name) => part.startsWith(name)));

/** What the served area names that is elsewhere than the address, and the words. */
function foreignArea({ servedArea, servedTowns = [], address }: Business): [Message, string?] {
  if (servedArea.includes(address.city) || isExampleOf(address.city)) return [undefined];
  const inStates = namesIn(servedArea, Object.values(states));
  const [state] = inStates;
  if (state && !inStates.includes(states[address.state])) return [messages.areaInState(state, address.state), state];
  const towns = townsNamed(servedArea);
  const [town] = towns;
  const isServed = towns.some((name) => (servedTowns as readonly string[]).includes(name));
  return [town && !isServed && messages.areaInTown(town, address.city), town];
}

/** Days from one date, `2026-11-24`, to another. */
const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function closingFault(days: string, today: string): Message {
  const [closure] = closuresOf([days], today);
  if (!closure) return messages.pastDays;
  const length = daysFrom(closure.from, closure.to);
  if (length > longestClosing) return messages.longClosing(length);
  return daysFrom(today, closure.from) > farAhead && messages.farDays;
}

const isChatUrl = (url: string) => /^https:\/\/(?:wa\.me|(?:api|web|chat)\.whatsapp\.com)\//.test(url);

const networkIn = (text: string) => /instagram|facebook|tiktok|youtube|linkedin/i.exec(text)?.[0] ?? "";

const otherNetwork = (label: string, url: string) => {
  const [named, linked] = [networkIn(label), networkIn(url)].map((name) => name.toLowerCase());
  return named && linked && named !== linked;
};

/** Whether the map has no room for a town's name. */
const isUnnamed = (town: string, { servedTowns = [], address }: Business) =>
  townsOnMap(servedTowns, address.city).some(({ name, isNamed }) => name === town && !isNamed);

/** A company that the greeting names, and whose first word none of the owner's names has. */
function foreignCompany(greeting: string, own: readonly string[]): Message {
  const found =
    /(?:serviços|site|empresa|equipe|loja|oficina) (?:d[aeo] )?((\p{Lu}[\p{L}&]+)(?: (?:(?:&|e|d[aeo]) )?\p{Lu}[\p{L}&]*)*)/u;
  const [, name = "", first = ""] = found.exec(greeting) ?? [];
  const isOwn = own.some((words) => words.toLowerCase().includes(first.toLowerCase()));
  return !isOwn && messages.foreignCompany(name);
}

/** Whether emergency hours lie within those of most weekdays. */
function isWithin(
  emergencyHours: string,
  { firstDay, lastDay, opens, closes }: Business["openingHours"][number],
): boolean {
  const [inner, outer] = [hoursIn(emergencyHours), hoursIn(`${opens} às ${closes}`)];
  if (!inner || !outer || inner.to <= inner.from || weekdayNumber(lastDay) - weekdayNumber(firstDay) < 4) return false;
  return outer.from <= inner.from && inner.to <= outer.to;
}

type Service = Content["services.yaml"]["services"][number];

/** Of a service that was copied, and only partly changed. */
function copied(services: readonly Service[], index: number, of: (service: Service) => string): Message {
  const [own, ...before] = services.slice(0, index + 1).reverse();
  const other = before.find((service) => own && of(service) === of(own));
  return other && messages.copiedService(other.title);
}

type Plan = NonNullable<Content["plans.yaml"]["plans"]>[number];

/** The plan that another has all of; of one that has all of none, or of itself, itself. */
const included = (plan: Plan, plans: readonly Plan[]): Plan =>
  plans.find(({ name }) => plan.features.includes(`Tudo do plano ${name}`)) ?? plan;

const isCircular = (plan: Plan, plans: readonly Plan[]) => {
  const other = included(plan, plans);
  return other !== plan && included(other, plans) === plan;
};

/** The first amount of a plan's price; `NaN`, which is not less than any, if it has none. */
const amountOf = ({ price }: Plan) => Number(amountsIn(price)[0]);

/** Of numbered steps; others may be called by letters. */
function stepOutOfOrder(steps: Content["steps.yaml"]["steps"]): Row {
  const isNumbered = steps.every(({ number }) => /^\d+$/.test(number));
  const index = steps.findIndex(({ number }, at) => at > 0 && Number(number) !== Number(steps[at - 1]?.number) + 1);
  const [before = "", wrong = ""] = [steps[index - 1]?.number, steps[index]?.number];
  return [`steps.${index}.number`, isNumbered && index > 0 && messages.stepOrder(before, wrong)];
}

/** A statement, of which the law wants the visitor told, that no text quotes any more. */
function unquoted(subject: "form" | "photos", { content, facts }: Known): Message {
  const texts = Object.values(content).flatMap((value) => Array.from(textsIn(value), ([, text]) => text));
  const quoted = new Set(texts.flatMap(placeholdersIn));
  const lost = statementNames[subject]
    .map((name) => `${subject}.${name}`)
    .find((name) => facts[name] && !quoted.has(name));
  return lost && messages.unquoted(lost);
}

/** Domain of a service of photos: `unsplash.com` of `images.unsplash.com`. */
const domainOf = (url: string) => new URL(url).hostname.split(".").slice(-2).join(".");

/** Whether a policy is that of a service whose photos have the address of its pages, and none comes from there. */
const isOtherPolicy = (policy: string, domains: readonly string[]) =>
  /^(?:unsplash|pexels|pixabay)\.com$/.test(domainOf(policy)) &&
  domains.length > 0 &&
  !domains.includes(domainOf(policy));

/** Degrees in a text, `−18 °C`, with any sign of minus. */
function degreesIn(text: string): number {
  const [number = ""] = /[-−–]?\s?\d+(?:,\d+)?/.exec(text) ?? [];
  return Number.parseFloat(number.replace(/[−–]/, "-").replace(/\s/, "").replace(",", "."));
}

/** Words of the form's subjects, in the labels that visitors read. */
const subjectWords: Readonly<Record<string, RegExp>> = {
  emergencia: /emerg/i,
  orcamento: /orçamento/i,
  instalacao: /instala/i,
  manutencao: /manuten/i,
};

/** Whether a subject has the label of another, and not its own. */
const isOfOther = (value: string, label: string) =>
  Object.values(subjectWords).some((words) => words.test(label)) && !subjectWords[value]?.test(label);

/** Whether the content is checked by a command that does not run at Netlify. `npm run build` hides `NETLIFY` from Gatsby. */
function isElsewhere(): boolean {
  // In the editor's page there is no process.
  const { process: command } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return command?.env !== undefined && !command.env.NETLIFY && !command.env.ON_NETLIFY;
}
