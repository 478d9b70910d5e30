import type { FieldProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import { factsOf } from "../facts";
import { type Content, type ContentFile, contentFiles } from "../model/content-files";
import { businessRules } from "./business-rules";
import { legalRules } from "./legal-rules";
import { pageRules } from "./page-rules";

/** What the rules find, once each file is valid by itself. */
export function* problemsBetweenFields(content: Partial<Content>, now: Date): Generator<FieldProblem> {
  if (!isWhole(content)) return;
  const facts = factsOf(content, now);
  for (const rule of [...businessRules, ...pageRules, ...legalRules]) yield* rule(content, { now, facts });
}

const isWhole = (content: Partial<Content>): content is Content =>
  Object.keys(contentFiles).every((file) => content[file as ContentFile]);
