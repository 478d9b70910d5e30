import type { FieldProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import { factsOf } from "../facts";
import { type Content, type ContentFile, contentFiles } from "../model/content-files";
import { businessRules } from "./business-rules";
import { privacyRules, termsRules } from "./legal-rules";
import {
  neededStatements,
  onePopularPlan,
  oneUrgentService,
  planNamedInChat,
  serviceNamedInChat,
  stepsInOrder,
} from "./offer-rules";
import {
  deliveryAddress,
  ownTitles,
  photoFrame,
  photoPolicy,
  quotedStatements,
  repairChanges,
  servicePhotoData,
  subjectsLeft,
  unusedDeliveryAddress,
} from "./page-rules";
import type { ContentRule, FileRule } from "./rule";

/** The rules between the fields of a file, by file. */
const fileRules: { [File in ContentFile]?: readonly FileRule<File>[] } = {
  "business.yaml": businessRules,
  "services.yaml": [oneUrgentService, serviceNamedInChat],
  "plans.yaml": [onePopularPlan, planNamedInChat],
  "steps.yaml": [stepsInOrder],
  "statements.yaml": [neededStatements],
  "pages/home.yaml": [servicePhotoData, photoFrame, photoPolicy, repairChanges],
  "pages/contact.yaml": [deliveryAddress, unusedDeliveryAddress],
  "pages/terms.yaml": termsRules,
  "pages/privacy.yaml": privacyRules,
};

/** The rules between files. */
const contentRules: readonly ContentRule[] = [ownTitles, quotedStatements, subjectsLeft];

/**
 * What the rules find: between the fields of each file that is valid by itself, and between files if all are.
 *
 * @param now the moment of the check, for closed days
 */
export function* problemsBetweenFields(content: Partial<Content>, now: Date): Generator<FieldProblem> {
  for (const file of Object.keys(contentFiles) as ContentFile[]) yield* problemsOf(file, content[file], now);
  if (!isWhole(content)) return;
  const facts = factsOf(content, now);
  for (const rule of contentRules) yield* rule(content, facts);
}

function* problemsOf<File extends ContentFile>(file: File, value: Content[File] | undefined, now: Date) {
  if (!value) return;
  for (const rule of fileRules[file] ?? []) for (const found of rule(value, now)) yield { file, ...found };
}

const isWhole = (content: Partial<Content>): content is Content =>
  Object.keys(contentFiles).every((file) => content[file as ContentFile]);
