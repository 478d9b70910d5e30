import { messages } from "./messages";
import type { Business } from "./model";
import { type FieldPath, textsIn } from "./schema-fields";
import { isExampleTaxNumber } from "./tax-number";

/** How an example value gives itself away: the words and number blocks that ship with the site and belong to nobody. */
const exampleValue = /exemplo|example\.(com|org|net)|00000-0000|^00000-000$|^0+$/i;

/** The business details that still hold the example value that ships with the site, each as a problem of its field. */
export function* unfilledExamples(
  business: Business,
): Generator<{ file: "business.yaml"; path: FieldPath; message: string }> {
  for (const [path, value] of textsIn(business)) {
    // The menu's number is a placeholder on purpose.
    if (path[0] === "menuPhone") continue;
    if (exampleValue.test(value) || (path[0] === "taxNumber" && isExampleTaxNumber(value))) {
      yield { file: "business.yaml", path, message: messages.example };
    }
  }
}
