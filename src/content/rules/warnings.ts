import { fieldAt } from "../../../plugins/gatsby-plugin-content-model/fields";
import type { Facts } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { interpolate, isLeftOut } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import type { FieldProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import { textsIn } from "../../../plugins/gatsby-plugin-content-model/values";
import { closingsOf, todayIn } from "../derived/closed-days";
import { closesNextDay, lengthOf } from "../derived/opening-hours";
import { townsOnMap } from "../derived/towns-on-map";
import { type Content, type ContentFile, contentFiles } from "../model/content-files";
import { isExample } from "./examples";
import { messages } from "./messages";
import { canChat } from "./phone";

/** A warning, before it is known as one. */
type Found = Omit<FieldProblem, "severity" | "file"> & { file: ContentFile };

/** Longest time, in minutes, that hours across midnight last without being a slip of the two hours. */
const longestNight = 16 * 60;

/** The example's brand and year, which are no plain examples: a business may have them. */
const shipped = { brand: "WS", copyrightYear: 2024 };

/** All that the owner should know, but may want so: it is shown by the check, the build and the editor, and stops nothing. */
export function* warnings(content: Content, facts: Facts, now = new Date()): Generator<FieldProblem> {
  const today = todayIn(content["business.yaml"].timeZone, now);
  for (const found of [
    ...ofNumbers(content),
    ...ofHours(content, today),
    ...ofExample(content, today),
    ...ofMap(content),
    ...ofTexts(content, facts),
    ...ofDelivery(content),
  ]) {
    yield { ...found, severity: "warning" };
  }
}

function* ofNumbers({ "business.yaml": business }: Content): Generator<Found> {
  const file = "business.yaml";
  const { phone, chatPhone, menuPhone } = business;
  if (!chatPhone && !canChat(phone)) yield { file, path: ["phone"], message: messages.landlineChat };
  const isOther = menuPhone !== phone && menuPhone !== chatPhone;
  if (isOther && !isExample(file, ["menuPhone"], menuPhone)) {
    yield { file, path: ["menuPhone"], message: messages.otherMenuPhone };
  }
}

function* ofHours({ "business.yaml": { openingHours, closedOn = [] } }: Content, today: string): Generator<Found> {
  const file = "business.yaml";
  for (const [index, hours] of openingHours.entries()) {
    const isLong = closesNextDay(hours) && lengthOf(hours) > longestNight;
    if (isLong) yield { file, path: ["openingHours", index], message: messages.longNight(lengthOf(hours) / 60) };
  }
  for (const [index, days] of closedOn.entries()) {
    const isOver = closingsOf([days], today).length === 0;
    if (isOver) yield { file, path: ["closedOn", index], message: messages.pastDays };
  }
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

/** Texts that the site shows and that speak of what the business does not have, or not so. */
function* ofTexts(content: Content, facts: Facts): Generator<Found> {
  const { plans = [] } = content["plans.yaml"];
  const { emergencyHours } = content["business.yaml"];
  const planNames = plans.map(({ name }) => name);
  const hasPrice = plans.some(({ price }) => /\d/.test(price));
  for (const { file, path, written, text } of shownTexts(content, facts)) {
    const isPlan = file === "plans.yaml" && path[0] === "plans";
    const ofPlans = /\bplanos\b|\bplano\b(?! de Manutenção, Operação)/iu.exec(text)?.[0];
    const unknownPlan = namedIn(text, /\bplanos? /u).find((name) => !planNames.includes(name));
    if (unknownPlan) yield { file, path, message: messages.unknownPlan(unknownPlan) };
    else if (ofPlans && plans.length === 0) yield { file, path, message: messages.noPlans };
    else if (ofPlans?.toLowerCase() === "planos" && plans.length === 1) yield { file, path, message: messages.onePlan };
    if (hasPrice && !(isPlan && path.at(-1) === "price") && /sob consulta|preço depende/iu.test(written)) {
      yield { file, path, message: messages.priceOnRequest };
    }
    if (!emergencyHours && /emergência|plantão/iu.test(text)) yield { file, path, message: messages.noEmergency };
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
    // By the beginnings of long words: “ventilação” and “ventilador”.
    const words =
      interpolate(bullet, facts)
        .toLowerCase()
        .match(/\p{L}{6,}/gu) ?? [];
    const isKnown = words.length === 0 || words.some((word) => said.includes(word.slice(0, 6)));
    if (!isKnown) {
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
function* shownTexts(content: Content, facts: Facts) {
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
