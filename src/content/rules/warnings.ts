import { fieldAt } from "../../../plugins/gatsby-plugin-content-model/fields";
import type { Facts } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { interpolate, isLeftOut } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import type { FieldProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import { textsIn } from "../../../plugins/gatsby-plugin-content-model/values";
import { todayIn } from "../derived/closed-days";
import { type Content, type ContentFile, contentFiles } from "../model/content-files";
import { statementNames } from "../model/statements";
import { wrongFields } from "./field-rules";
import { type Shown, wrongWords } from "./text-rules";

/**
 * All that the owner should know, but may want so: it is shown by the check, the build and the editor, and stops nothing. The rules are two
 * tables: on single fields, in `field-rules.ts`, and on what any text says, in `text-rules.ts`.
 */
export function* warnings(content: Content, facts: Facts, now: Date): Generator<FieldProblem> {
  const known = { content, facts, today: todayIn(content["business.yaml"].timeZone, now) };
  for (const found of wrongFields(known)) yield { ...found, severity: "warning" };
  for (const shown of shownTexts(content, facts)) {
    for (const found of wrongWords(shown, known)) {
      yield { file: shown.file, path: shown.path, ...found, severity: "warning" };
    }
  }
}

/** The texts of the content that a page shows; of the statements, those that the site chooses. */
function* shownTexts(content: Content, facts: Facts): Generator<Shown> {
  const statements = Object.entries(statementNames).flatMap(([subject, names]) =>
    names.map((name) => `${subject}.${name}`),
  );
  // A statement is looked at where it is written, and not where it is quoted.
  const ownFacts = { ...facts, ...Object.fromEntries(statements.map((name) => [name, ""])) };
  for (const [file, value] of Object.entries(content)) {
    const schema = contentFiles[file as ContentFile];
    for (const [path, text] of textsIn(value)) {
      const isText = fieldAt(schema, path)?.interpolated;
      const isOfForm = file === "pages/contact.yaml" && path[0] === "form";
      const isOfPlans = file === "pages/services.yaml" && path[0] === "plans" && !content["plans.yaml"].plans;
      const isSlotted = file === "plans.yaml" && path[0] !== "plans";
      const isOtherStatement =
        file === "statements.yaml" && facts[`${String(path[0])}.${String(path.at(-1))}`] !== text;
      if (!isText || isOfForm || isOfPlans || isSlotted || isOtherStatement) continue;
      if (isLeftOut(schema, value, path, facts)) continue;
      yield { file: file as ContentFile, path, written: text, text: interpolate(text, ownFacts) };
    }
  }
}
