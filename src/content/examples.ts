import { type Business, contentFiles } from "./model";
import { isExampleTaxNumber } from "./tax-number";

/** How an example value gives itself away: the words and number blocks that ship with the site and belong to nobody. */
const exampleValue = /exemplo|example\.(com|org|net)|00000-0000|^00000-000$|^0+$/i;

/** Names, in pt-BR, of the business details that still hold the example value that ships with the site. */
export function unfilledExamples(business: Business): string[] {
  const { address: addressSchema, ...schemas } = contentFiles["business.yaml"].shape;
  const named = (fields: Record<string, unknown>, shape: Record<string, { meta(): { title?: string } | undefined }>) =>
    Object.entries(fields).flatMap(([key, value]) =>
      typeof value === "string" && (exampleValue.test(value) || (key === "taxNumber" && isExampleTaxNumber(value)))
        ? [String(shape[key]?.meta()?.title ?? key)]
        : [],
    );
  const { address, menuPhone: _placeholderByDesign, ...details } = business;
  return [...named(details, schemas), ...named(address, addressSchema.shape)];
}
