import { describe, expect, it } from "@jest/globals";
import { validContent } from "../../../tests/support/edited-content";
import { structuredData } from "./structured-data";

const {
  "business.yaml": business,
  "plans.yaml": { plans },
} = validContent();
const today = "2026-11-27";
const textOf = (changes: Partial<typeof business>) => structuredData({ ...business, ...changes }, today, plans);
const dataOf = (changes: Partial<typeof business>) => JSON.parse(textOf(changes));

describe("the structured data", () => {
  it("name the towns that are served, and nothing of what a phrase says", () => {
    const towns = ["Petrolina", "Juazeiro"];
    expect(dataOf({ servedArea: "em Pernambuco e na Bahia", servedTowns: towns }).areaServed).toEqual([
      { "@type": "City", name: "Petrolina" },
      { "@type": "City", name: "Juazeiro" },
    ]);
    expect(dataOf({ servedTowns: undefined })).not.toHaveProperty("areaServed");
  });

  it("show the business's picture and its mark, which search engines ask for", () => {
    expect(dataOf({ siteUrl: "https://www.frio.com.br" })).toMatchObject({
      image: "https://www.frio.com.br/social.png",
      logo: "https://www.frio.com.br/apple-touch-icon.png",
    });
  });

  it("call only a business that works on the air an HVAC business", () => {
    expect(dataOf({})["@type"]).toBe("HVACBusiness");
    expect(dataOf({ trade: { ...business.trade, air: undefined } })["@type"]).toBe("LocalBusiness");
  });

  it("offer the plans, without a price: what it says in words, no field does", () => {
    const { makesOffer } = JSON.parse(structuredData(business, today, [{ name: "Total", description: "Tudo." }]));
    const itemOffered = { "@type": "Service", name: "Total", description: "Tudo." };
    expect(makesOffer).toEqual([{ "@type": "Offer", itemOffered }]);
  });

  it("have no hours where there are none", () => {
    expect(dataOf({ openingHours: undefined })).not.toHaveProperty("openingHoursSpecification");
  });

  it("name each weekday of opening hours that go over the end of a week", () => {
    const openingHours = [{ firstDay: "sábado", lastDay: "segunda", opens: "8h", closes: "12h" } as const];
    expect(dataOf({ openingHours: [...openingHours] }).openingHoursSpecification).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Saturday", "Sunday", "Monday"],
        opens: "08:00",
        closes: "12:00",
      },
    ]);
  });

  it("list the days of a yearly holiday across the turn of the year, also while it lasts", () => {
    const days = (now: string) =>
      JSON.parse(
        structuredData({ ...business, closedOn: ["20/12 a 05/01"] }, now),
      ).specialOpeningHoursSpecification.map(
        ({ validFrom, validThrough }: Record<string, string>) => `${validFrom} ${validThrough}`,
      );
    expect(days("2027-01-03")).toEqual([
      "2026-12-20 2027-01-05",
      "2027-12-20 2028-01-05",
      "2028-12-20 2029-01-05",
      "2029-12-20 2030-01-05",
    ]);
    expect(days("2027-01-06")).toHaveLength(3);
  });

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
