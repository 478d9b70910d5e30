import { describe, expect, it } from "@jest/globals";
import { exampleBusiness } from "../../../tests/jest/example-business";
import { structuredData } from "./structured-data";

const business = exampleBusiness();
const plan = {
  price: "Sob consulta",
  maintenanceFrequency: "Mensal",
  warrantyDays: 30,
  features: ["Limpeza"],
  popular: false,
};
const plans = [
  { ...plan, name: "Básico", description: "Para poucos equipamentos." },
  { ...plan, name: "Profissional", description: "Para o comércio." },
];
const textOf = (changes: Partial<typeof business>) => structuredData({ ...business, ...changes }, plans);
const dataOf = (changes: Partial<typeof business>) => JSON.parse(textOf(changes));

describe("the structured data", () => {
  it("state the served area without its preposition", () => {
    expect(dataOf({ servedArea: "na Zona da Mata" }).areaServed).toMatchObject({ name: "Zona da Mata" });
  });

  it("describe the plans without a price", () => {
    expect(dataOf({}).makesOffer).toEqual([
      {
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: "Básico", description: "Para poucos equipamentos." },
      },
      { "@type": "Offer", itemOffered: { "@type": "Service", name: "Profissional", description: "Para o comércio." } },
    ]);
  });

  it("list the social profiles, if any", () => {
    const url = "https://www.instagram.com/wsfrio";
    expect(dataOf({ profiles: [{ label: "Instagram", url }] }).sameAs).toEqual([url]);
    expect(dataOf({})).not.toHaveProperty("sameAs");
  });

  it("list the dates on which the business is closed", () => {
    expect(dataOf({ closedOn: ["25/12", "24/12/2026"] }).specialOpeningHoursSpecification).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        validFrom: "2026-12-24",
        validThrough: "2026-12-24",
        opens: "00:00",
        closes: "00:00",
      },
    ]);
  });

  it("have no empty value", () => {
    const empty = (value: unknown): boolean =>
      typeof value === "object" && value !== null ? Object.values(value).some(empty) : value === "" || value === null;
    expect(empty(dataOf({}))).toBe(false);
  });

  it("can't close the script element that carries them", () => {
    const text = textOf({ brand: "</script><script>alert(1)</script>" });
    expect(text).not.toContain("<");
    expect(JSON.parse(text).name).toContain("</script><script>alert(1)</script>");
  });
});
