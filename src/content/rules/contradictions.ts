import { type Facts, placeholdersIn } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import type { FieldProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import { textsIn } from "../../../plugins/gatsby-plugin-content-model/values";
import { amountsIn } from "../derived/price";
import type { Content, ContentFile } from "../model/content-files";
import { statementNames } from "../model/statements";
import { messages } from "./messages";

/** A warning, before it is known as one. */
export type Found = Omit<FieldProblem, "severity" | "file"> & { file: ContentFile };

/** Fields that contradict each other: values that are exchanged, copied or out of order. */
export function* contradictions(content: Content, facts: Facts): Generator<Found> {
  yield* ofTemperatures(content);
  yield* ofPlanOrder(content);
  yield* ofCopies(content);
  yield* ofSubjects(content);
  yield* ofDays(content);
  yield* ofUnquoted(content, facts);
}

/** Degrees in a text, `−18 °C`, with any sign of minus. */
function degreesIn(text = ""): number {
  const [number = ""] = /[-−–]?\s?\d+(?:,\d+)?/.exec(text) ?? [];
  return Number.parseFloat(number.replace(/[−–]/, "-").replace(/\s/, "").replace(",", "."));
}

function* ofTemperatures({ "pages/home.yaml": { hero, repair } }: Content): Generator<Found> {
  const usual = degreesIn(hero.temperature);
  const file = "pages/home.yaml";
  for (const [index, { reading }] of (hero.triage?.symptoms ?? []).entries()) {
    if (reading && degreesIn(reading) < usual)
      yield { file, path: ["hero", "triage", "symptoms", index, "reading"], message: messages.coldReading };
  }
  if (repair && degreesIn(repair.after) > degreesIn(repair.before))
    yield { file, path: ["repair", "before"], message: messages.exchangedReadings };
}

/** A plan that has all of another has no shorter warranty, no lower price, and is not in that one. */
function* ofPlanOrder({ "plans.yaml": { plans = [] } }: Content): Generator<Found> {
  const includedIn = ({ features }: (typeof plans)[number]) =>
    plans.find(({ name }) => features.includes(`Tudo do plano ${name}`));
  for (const [index, plan] of plans.entries()) {
    const other = includedIn(plan);
    // A plan that has all of itself is a slip of another kind.
    if (!other || other === plan) continue;
    const [least, most] = [plan, other].map(({ price }) => Number(amountsIn(price)[0]));
    const at = (key: string) => ({ file: "plans.yaml", path: ["plans", index, key] }) as const;
    if (includedIn(other) === plan) {
      yield { ...at("features"), message: messages.circularPlans(other.name) };
      continue;
    }
    if (plan.warrantyDays < other.warrantyDays)
      yield { ...at("warrantyDays"), message: messages.lesserPlan("garante menos", other.name) };
    if (least && most && least < most)
      yield { ...at("price"), message: messages.lesserPlan("custa menos", other.name) };
  }
}

/** A service that was copied, and only partly changed. */
function* ofCopies({ "services.yaml": { services } }: Content): Generator<Found> {
  for (const [index, service] of services.entries()) {
    const other = services
      .slice(0, index)
      .find(
        ({ description, features }) =>
          description === service.description || features.join() === service.features.join(),
      );
    if (!other) continue;
    const key = other.description === service.description ? "description" : "features";
    yield { file: "services.yaml", path: ["services", index, key], message: messages.copiedService(other.title) };
  }
}

/** Names of the subjects, in the labels that visitors read. */
const subjectWords = { emergencia: /emerg/i, orcamento: /orçamento/i, instalacao: /instala/i, manutencao: /manuten/i };

function* ofSubjects({ "pages/contact.yaml": { form } }: Content): Generator<Found> {
  for (const [index, { value, label }] of form.subjects.entries()) {
    const other = Object.entries(subjectWords).find(([name, words]) => name !== value && words.test(label))?.[0];
    const isOwn = value in subjectWords && subjectWords[value as keyof typeof subjectWords].test(label);
    if (other && !isOwn)
      yield {
        file: "pages/contact.yaml",
        path: ["form", "subjects", index, "label"],
        message: messages.otherSubject(value),
      };
  }
}

function* ofDays({ "pages/contact.yaml": { details }, "interface.yaml": { weekdayRange } }: Content): Generator<Found> {
  const { today, tomorrow } = details.openNow;
  if (/amanhã/i.test(today) || /hoje/i.test(tomorrow))
    yield { file: "pages/contact.yaml", path: ["details", "openNow", "today"], message: messages.exchangedDays };
  if (weekdayRange.indexOf("{last}") < weekdayRange.indexOf("{first}"))
    yield { file: "interface.yaml", path: ["weekdayRange"], message: messages.reversedRange };
}

/** Statements on the form and the photos, of which the law wants the visitor told, that no text quotes any more. */
function* ofUnquoted(content: Content, facts: Facts): Generator<Found> {
  const texts = Object.values(content).flatMap((value) => Array.from(textsIn(value), ([, text]) => text));
  const quoted = new Set(texts.flatMap(placeholdersIn));
  for (const subject of ["form", "photos"] as const) {
    const names = statementNames[subject].map((name) => `${subject}.${name}`);
    const lost = names.find((name) => facts[name] && !quoted.has(name));
    if (lost) yield { file: "statements.yaml", path: [subject], message: messages.unquoted(lost) };
  }
}
