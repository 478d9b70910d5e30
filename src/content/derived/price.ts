import { amount } from "../model/formats/amounts";

/**
 * A price of the plan as a whole: one amount, or from one on, or from one to another, alone or for a time: `A partir de R$ 390 por mês`. One
 * for each box or visit is none.
 */
const wholePrice = new RegExp(
  `^(?:(a partir de|desde|de) )?${amount}(?: (?:a|até) ${amount})?(?:,? ?(?:/|por |ao |a cada )(?:dia|semana|quinzena|mês|bimestre|trimestre|semestre|ano)| mensa(?:l|is)| anua(?:l|is))?$`,
  "i",
);

/** An amount as machines write it: `390.00`. */
const machineAmount = (written: string) => Number(written.replaceAll(".", "").replace(",", ".")).toFixed(2);

/** A price as fields of a schema.org `Offer`; none if it is words, or more than an amount. */
export function offerPrice(price: string): object {
  const [, from, least, most] = wholePrice.exec(price) ?? [];
  if (!least) return {};
  const [first, to] = [machineAmount(least), most];
  const last = most && machineAmount(most);
  if (!from && !to) return { price: first, priceCurrency: "BRL" };
  const range = { minPrice: first, ...(last && { maxPrice: last }), priceCurrency: "BRL" };
  return { priceSpecification: { "@type": "PriceSpecification", ...range } };
}
