import { describe, expect, it } from "@jest/globals";
import { validContent } from "../../../tests/support/corpus";
import { structuredData } from "./structured-data";

const {
  "business.yaml": business,
  "plans.yaml": { plans },
} = validContent();
const today = "2026-11-27";
const textOf = (changes: Partial<typeof business>) => structuredData({ ...business, ...changes }, today, true, plans);
const dataOf = (changes: Partial<typeof business>) => JSON.parse(textOf(changes));

describe("the structured data", () => {
  const pernambuco = { "@type": "State", name: "Pernambuco" };

  it.each([
    ["na Zona da Mata", { "@type": "Place", name: "Zona da Mata" }],
    ["no interior de Pernambuco", { "@type": "Place", name: "interior de Pernambuco", containedInPlace: pernambuco }],
    ["em todo o estado", pernambuco],
    ["no estado de Pernambuco", pernambuco],
    ["em Mato Grosso do Sul", { "@type": "State", name: "Mato Grosso do Sul" }],
    ["em todo o Brasil", { "@type": "Country", name: "Brasil" }],
    ["em Serra Talhada", { "@type": "City", name: "Serra Talhada", containedInPlace: pernambuco }],
    ["em Garanhuns e região", { "@type": "Place", name: "Garanhuns e região" }],
  ])("name the place in “%s”", (servedArea, place) => {
    expect(dataOf({ servedArea, servedTowns: undefined }).areaServed).toEqual([place]);
  });

  it("name the towns on the map, each once", () => {
    const places = dataOf({ servedArea: "em Arcoverde", servedTowns: ["Arcoverde", "Buíque"] }).areaServed;
    expect(places).toMatchObject([{ name: "Arcoverde" }, { "@type": "City", name: "Buíque" }]);
  });

  it("call only a business that works on the air an HVAC business", () => {
    expect(dataOf({})["@type"]).toBe("HVACBusiness");
    expect(JSON.parse(structuredData(business, today, false))["@type"]).toBe("LocalBusiness");
  });

  const offerAt = (price: string) => {
    const { makesOffer } = JSON.parse(
      structuredData(business, today, true, [{ name: "Total", description: "Tudo.", price }]),
    );
    const [{ "@type": _, itemOffered, ...rest }] = makesOffer;
    expect(itemOffered).toEqual({ "@type": "Service", name: "Total", description: "Tudo." });
    return rest;
  };

  it.each([
    ["R$ 280 por mês", "280.00"],
    ["R$ 1.390,50", "1390.50"],
    ["R$ 1390/mês", "1390.00"],
  ])("give the price of a plan: %s", (written, price) => {
    expect(offerAt(written)).toEqual({ price, priceCurrency: "BRL" });
  });

  it("give the least price of a plan, and the most", () => {
    const range = (limits: object) => ({
      priceSpecification: { "@type": "PriceSpecification", priceCurrency: "BRL", ...limits },
    });
    expect(offerAt("A partir de R$ 390 por mês")).toEqual(range({ minPrice: "390.00" }));
    expect(offerAt("De R$ 390 a R$ 500")).toEqual(range({ minPrice: "390.00", maxPrice: "500.00" }));
  });

  it.each(["Sob consulta", "R$ 350 + deslocamento", "Até R$ 500", "2x de R$ 175", "R$ 350 ou 2x de R$ 175"])(
    "give no price where it is words, or more than an amount: %s",
    (price) => {
      expect(offerAt(price)).toEqual({});
    },
  );

  it("list the social profiles, if any", () => {
    expect(dataOf({}).sameAs).toEqual(["https://www.instagram.com/polarfrio"]);
    expect(dataOf({ profiles: undefined })).not.toHaveProperty("sameAs");
  });

  it("list the days on which the business is closed, without those of the past", () => {
    const closedOn = ["24/12/2025", "24/12/2027", "23/12/2027 a 05/01/2028", "25/12"];
    const allDay = { "@type": "OpeningHoursSpecification", opens: "00:00", closes: "00:00" };
    expect(dataOf({ closedOn }).specialOpeningHoursSpecification).toEqual([
      { ...allDay, validFrom: "2027-12-24", validThrough: "2027-12-24" },
      { ...allDay, validFrom: "2027-12-23", validThrough: "2028-01-05" },
      ...[2026, 2027, 2028].map((year) => ({
        ...allDay,
        validFrom: `${year}-12-25`,
        validThrough: `${year}-12-25`,
      })),
    ]);
  });

  it("say 29 February only of years that have it", () => {
    const days = dataOf({ closedOn: ["29/02"] }).specialOpeningHoursSpecification;
    expect(days.map(({ validFrom }: { validFrom: string }) => validFrom)).toEqual(["2028-02-29"]);
  });

  it("can't close the script element that carries them", () => {
    const text = textOf({ brand: "</script><script>alert(1)</script>" });
    expect(text).not.toContain("<");
    expect(JSON.parse(text).name).toContain("</script><script>alert(1)</script>");
  });
});
