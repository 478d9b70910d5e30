import { describe, expect, it } from "@jest/globals";
import { validContent } from "../../../tests/support/corpus";
import { structuredData } from "./structured-data";

const {
  "business.yaml": business,
  "plans.yaml": { plans = [] },
} = validContent();
const today = "2026-11-27";
const textOf = (changes: Partial<typeof business>) => structuredData({ ...business, ...changes }, today, true, plans);
const dataOf = (changes: Partial<typeof business>) => JSON.parse(textOf(changes));

describe("the structured data", () => {
  it("state the served area without its preposition", () => {
    expect(dataOf({ servedArea: "na Zona da Mata" }).areaServed).toMatchObject({ name: "Zona da Mata" });
  });

  it("describe the plans without a price", () => {
    const [{ name, description } = { name: "", description: "" }] = plans;
    expect(dataOf({}).makesOffer).toHaveLength(plans.length);
    expect(dataOf({}).makesOffer[0]).toEqual({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name, description },
    });
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
