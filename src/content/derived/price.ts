const amount = String.raw`R\$\s?(\d{1,3}(?:\.?\d{3})*(?:,\d{2})?)(?!\d)`;

/** The amounts of a text in reais, as machines write them: `390.00`. */
export const amountsIn = (text: string): string[] =>
  Array.from(text.matchAll(new RegExp(amount, "g")), ([, written = ""]) =>
    Number(written.replaceAll(".", "").replace(",", ".")).toFixed(2),
  );

/** A price that is one amount, or goes from one on, or from one to another: `A partir de R$ 390 por mês`. */
const wholePrice = new RegExp(
  `^(?:(a partir de|desde|de) )?${amount}(?: (?:a|até) ${amount})?(?:,? ?(?:/|por|ao|à|a cada|mensa)[^\\d+]*)?$`,
  "i",
);

/** A price as fields of a schema.org `Offer`; none if it is words, or more than an amount. */
export function offerPrice(price: string): object {
  const [, from, , to] = wholePrice.exec(price) ?? [];
  const [first, last] = wholePrice.test(price) ? amountsIn(price) : [];
  if (!first) return {};
  if (!from && !to) return { price: first, priceCurrency: "BRL" };
  const range = { minPrice: first, ...(last && { maxPrice: last }), priceCurrency: "BRL" };
  return { priceSpecification: { "@type": "PriceSpecification", ...range } };
}
