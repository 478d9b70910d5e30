import type { ContentFile } from "./model";
import { isExampleTaxNumber } from "./tax-number";

/** How an example value gives itself away: the words and number blocks that ship with the site and belong to nobody. */
const exampleValue = /exemplo|example\.(com|org|net)|00000-0000|^00000-000$|^0+$/i;

/** Whether a text of the content is a business detail that still holds the example value that ships with the site. */
export function isExample(file: ContentFile, path: readonly PropertyKey[], text: string): boolean {
  // The menu's number is a placeholder on purpose.
  if (file !== "business.yaml" || path[0] === "menuPhone") return false;
  return exampleValue.test(text) || (path[0] === "taxNumber" && isExampleTaxNumber(text));
}
