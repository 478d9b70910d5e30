import { fieldAt } from "../../../plugins/gatsby-plugin-content-model/fields";
import type { Facts } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { interpolate, isLeftOut } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import type { FieldProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import { suggestion } from "../../../plugins/gatsby-plugin-content-model/suggestion";
import { isUrl, textsIn } from "../../../plugins/gatsby-plugin-content-model/values";
import { closingsOf, todayIn } from "../derived/closed-days";
import { municipalityNames } from "../derived/municipalities";
import { closesNextDay, lengthOf } from "../derived/opening-hours";
import { namesIn, type State, states } from "../derived/states";
import { townsOnMap } from "../derived/towns-on-map";
import { type Content, type ContentFile, contentFiles } from "../model/content-files";
import { routes } from "../routes";
import { contradictions, type Found } from "./contradictions";
import { isExample } from "./examples";
import { messages } from "./messages";
import { canChat } from "./phone";
import { isOfState } from "./postcode";
import { namedIn, type Shown, textRules } from "./text-rules";

/** Longest time, in minutes, that hours across midnight last without being a slip of the two hours. */
const longestNight = 12 * 60;

/** Longest time, in years, after which the law lets a claim lapse (art. 205 do Código Civil). */
const longestClaim = 10;

/** Longest notice, in hours, that a visitor may be asked for: a week. */
const longestNotice = 7 * 24;

/** Longest time, in days, for which a business closes without it being a slip of the year, and how far ahead it says so. */
const longestClosing = 60;
const farAhead = 2 * 366;

/** Longest title, in characters, that search engines show whole. */
const longestTitle = 70;

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
    ...ofServedArea(content),
    ...ofSteps(content),
    ...ofUrgent(content),
    ...ofExample(content, today),
    ...ofMap(content),
    ...ofMessages(content),
    ...ofTitles(content, facts),
    ...ofPhotos(content),
    ...ofTexts(content, facts),
    ...contradictions(content, facts),
    ...ofDelivery(content),
  ]) {
    yield { ...found, severity: "warning" };
  }
}

function* ofNumbers({ "business.yaml": business }: Content): Generator<Found> {
  const file = "business.yaml";
  const { phone, chatPhone, menuPhone } = business;
  if (!canChat(chatPhone ?? phone)) {
    const ofChat = canChat(phone) ? messages.exchangedPhones : messages.landlineAsChat;
    yield {
      file,
      path: [chatPhone ? "chatPhone" : "phone"],
      message: chatPhone ? ofChat : messages.landlineChat,
    };
  }
  if (chatPhone === phone) yield { file, path: ["chatPhone"], message: messages.sameChatPhone };
  const isOther = menuPhone !== phone && menuPhone !== chatPhone;
  if (isOther && !isExample(file, ["menuPhone"], menuPhone)) {
    yield { file, path: ["menuPhone"], message: messages.otherMenuPhone };
  }
}

function* ofCompany({ "business.yaml": business }: Content): Generator<Found> {
  const file = "business.yaml";
  const { legalName, companyKind, registration = "", retentionYears, cancellationNoticeHours } = business;
  const [isNamed, isChosen] = [/\bltda\b|\blimitada\b/i.test(legalName), /limitada|unipessoal/.test(companyKind)];
  if (isNamed !== isChosen) yield { file, path: ["companyKind"], message: messages.otherCompanyKind };
  if (registration && !/\d{3}/.test(registration)) {
    yield { file, path: ["registration"], message: messages.registrationNumber };
  }
  if (/\beireli\b/i.test(legalName)) yield { file, path: ["legalName"], message: messages.eireli };
  if (cancellationNoticeHours > longestNotice) {
    const message = messages.longNotice(cancellationNoticeHours, Math.floor(cancellationNoticeHours / 24));
    yield { file, path: ["cancellationNoticeHours"], message };
  }
  if (retentionYears > longestClaim) {
    yield { file, path: ["retentionYears"], message: messages.longRetention(retentionYears, longestClaim) };
  }
}

/** Days from one date, `2026-11-24`, to another. */
const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function* ofHours({ "business.yaml": { openingHours, closedOn = [] } }: Content, today: string): Generator<Found> {
  const file = "business.yaml";
  for (const [index, hours] of openingHours.entries()) {
    const isLong = closesNextDay(hours) && lengthOf(hours) > longestNight;
    if (isLong) yield { file, path: ["openingHours", index], message: messages.longNight(hours, lengthOf(hours) / 60) };
  }
  for (const [index, days] of closedOn.entries()) {
    const [closing] = closingsOf([days], today);
    const path = ["closedOn", index];
    if (!closing) {
      yield { file, path, message: messages.pastDays };
      continue;
    }
    const length = daysFrom(closing.from, closing.to);
    if (length > longestClosing) yield { file, path, message: messages.longClosing(length) };
    if (daysFrom(today, closing.from) > farAhead) yield { file, path, message: messages.farDays };
  }
}

/** Time zones of the states whose clocks are not Brasília's. */
const otherZones: Readonly<Partial<Record<State, readonly string[]>>> = {
  AC: ["America/Rio_Branco"],
  AM: ["America/Manaus", "America/Eirunepe"],
  MS: ["America/Campo_Grande"],
  MT: ["America/Cuiaba"],
  PE: ["America/Recife", "America/Noronha"],
  RO: ["America/Porto_Velho"],
  RR: ["America/Boa_Vista"],
};

const zonesOf = (state: State) => otherZones[state] ?? ["America/Sao_Paulo"];

/** How a zone's clocks differ from Greenwich's: `GMT-3`. */
const offsetOf = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value;

function* ofPlace({ "business.yaml": { address, timeZone, profiles = [] } }: Content): Generator<Found> {
  const file = "business.yaml";
  const { postcode, state, city } = address;
  const zones = zonesOf(state);
  if (!zones.map(offsetOf).includes(offsetOf(timeZone))) {
    yield { file, path: ["timeZone"], message: messages.otherZone(state, zones[0] ?? "") };
  }
  const isKnown = (municipalityNames as readonly string[]).includes(city) || isExample(file, [], city);
  if (state === "PE" && !isKnown) {
    const message = `${messages.unknownCity(city)}${suggestion(city, municipalityNames)}`;
    yield { file, path: ["address", "city"], message };
  }
  const isTrue = isOfState(postcode, state) || isExample(file, [], postcode);
  if (!isTrue) yield { file, path: ["address", "postcode"], message: messages.otherState(state) };
  for (const [index, { label, url }] of profiles.entries()) {
    const [named, linked] = [label, url].map((text) => /instagram|facebook|tiktok|youtube|linkedin/i.exec(text)?.[0]);
    const differ = named && linked && named.toLowerCase() !== linked.toLowerCase();
    const isChat = /^https:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com|chat\.whatsapp\.com)\//.test(url);
    if (isChat) yield { file, path: ["profiles", index, "url"], message: messages.profileChat };
    if (differ) yield { file, path: ["profiles", index, "url"], message: messages.otherNetwork(named) };
  }
}

/** A town that a region is named after, as in “em Garanhuns e região”, but not in “no Vale do Ipojuca”. */
const townsNamed = (servedArea: string) =>
  servedArea
    .split(/,| e /)
    .flatMap((part) =>
      namesIn(part.replace(/^em | ?região$/g, ""), municipalityNames).filter((name) =>
        part.replace(/^em /, "").startsWith(name),
      ),
    );

function* ofServedArea({ "business.yaml": { servedArea, servedTowns = [], address } }: Content): Generator<Found> {
  const place = { file: "business.yaml", path: ["servedArea"] } as const;
  const isCity = servedArea.includes(address.city);
  const [state, ...others] = namesIn(servedArea, Object.values(states));
  if (isCity || isExample(place.file, [], address.city)) return;
  if (state && ![state, ...others].includes(states[address.state])) {
    yield { ...place, message: messages.areaInState(state, address.state), words: state };
    return;
  }
  const towns = townsNamed(servedArea);
  const isServed = towns.some((town) => (servedTowns as readonly string[]).includes(town));
  const [town] = towns;
  if (town && !isServed) yield { ...place, message: messages.areaInTown(town, address.city), words: town };
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

/** Messages that do not name what they are about. */
function* ofMessages({
  "plans.yaml": { greeting, plans = [] },
  "services.yaml": { message },
}: Content): Generator<Found> {
  const isUnnamed = plans.length > 1 && !greeting.includes("{name}");
  if (isUnnamed) yield { file: "plans.yaml", path: ["greeting"], message: messages.unnamedInChat("o plano", "{name}") };
  if (!message.includes("{title}")) {
    yield { file: "services.yaml", path: ["message"], message: messages.unnamedInChat("o serviço", "{title}") };
  }
}

/** Of the pages that people search for: the legal ones are found by their names. */
function* ofTitles(content: Content, facts: Facts): Generator<Found> {
  for (const { file, template } of routes) {
    const title = interpolate(content[file].title, facts);
    const isLong = template !== "legal" && title.length > longestTitle;
    if (isLong) yield { file, path: ["title"], message: messages.longTitle(title.length, longestTitle) };
  }
}

/** Domain of a service of photos: `unsplash.com` of `images.unsplash.com`. */
const domainOf = (url: string) => new URL(url).hostname.split(".").slice(-2).join(".");

function* ofPhotos({ "pages/home.yaml": { teaser, technician, repair } }: Content): Generator<Found> {
  const file = "pages/home.yaml";
  const { photos = [], photoPolicy } = teaser;
  const domains = [...photos, ...(technician ? [technician.photo] : [])].flatMap(({ url }) =>
    isUrl(url) ? domainOf(url) : [],
  );
  if (domains.length > 0 && !photoPolicy) yield { file, path: ["teaser", "photos"], message: messages.noPhotoPolicy };
  // Of a service whose photos have the address of its pages; others send them from elsewhere.
  const isKnown = photoPolicy && /^(?:unsplash|pexels|pixabay)\.com$/.test(domainOf(photoPolicy));
  if (isKnown && domains.length > 0 && !domains.includes(domainOf(photoPolicy))) {
    yield { file, path: ["teaser", "photoPolicy"], message: messages.otherPhotoPolicy(domains[0] ?? "") };
  }
  if (repair && repair.before === repair.after) {
    yield { file, path: ["repair", "after"], message: messages.sameTemperature };
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
  if (form.deliveryUrl && form.delivery !== "servico") {
    yield { file: place.file, path: ["form", "deliveryUrl"], message: messages.unusedDeliveryUrl };
  }
  if (form.delivery === "nenhuma") yield { ...place, message: messages.noDelivery };
  if (form.delivery === "netlify" && isElsewhere()) yield { ...place, message: messages.netlifyElsewhere };
}

/** Whether the content is checked by a command that does not run at Netlify. `npm run build` hides `NETLIFY` from Gatsby. */
function isElsewhere(): boolean {
  // In the editor's page there is no process.
  const { process: command } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return command?.env !== undefined && !command.env.NETLIFY && !command.env.ON_NETLIFY;
}

function* ofTexts(content: Content, facts: Facts): Generator<Found> {
  for (const shown of shownTexts(content, facts)) {
    for (const rule of textRules) {
      const wrong = rule(shown, content);
      if (wrong) yield { file: shown.file, path: shown.path, ...wrong };
    }
  }
  yield* ofServices(content, facts);
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
