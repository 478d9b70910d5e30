import { describe, expect, it } from "@jest/globals";
import { resolveContent } from "../../../plugins/gatsby-plugin-content-model/resolve-content";
import { exampleBusiness } from "../../../tests/jest/example-business";
import { check, contentWith, realSource } from "../../../tests/support/corpus";
import { contentModel } from "../content-model";
import { derivedFields } from "./derived-fields";
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

  it("describe plans only on the page that shows them, with facts in place of their names", async () => {
    const plansWithFact = realSource("plans.yaml").replace(
      /^( +description: ).*$/m,
      "$1Visita no dia em {address.city}.",
    );
    const { content } = check(contentWith({ "plans.yaml": plansWithFact }));
    if (!content) throw new Error("The content has a problem.");
    const noPhoto = () => Promise.reject(new Error("Structured data need no photo"));
    const pages = await resolveContent(contentModel, content, derivedFields(noPhoto));
    const dataOn = (page: unknown) => JSON.parse((page as { structuredData: string }).structuredData);
    const [offer] = dataOn(pages.servicesPage).makesOffer;
    expect(offer.itemOffered.description).toBe(`Visita no dia em ${content["business.yaml"].address.city}.`);
    expect(dataOn(pages.homePage)).not.toHaveProperty("makesOffer");
    expect(dataOn(pages.contactPage)).not.toHaveProperty("makesOffer");
  });
});
