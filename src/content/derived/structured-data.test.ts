import { describe, expect, it } from "@jest/globals";
import { validContent } from "../../../tests/support/corpus";
import { structuredData } from "./structured-data";

const {
  "business.yaml": business,
  "plans.yaml": { plans },
} = validContent();
const textOf = (changes: Partial<typeof business>) => structuredData({ ...business, ...changes }, plans);
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
    const year = new Date().getFullYear() + 1;
    const closedOn = [`24/12/${year - 2}`, `24/12/${year}`, `23/12/${year} a 05/01/${year + 1}`, "25/12"];
    const [day, days, ...yearly] = dataOf({ closedOn }).specialOpeningHoursSpecification;
    const allDay = { "@type": "OpeningHoursSpecification", opens: "00:00", closes: "00:00" };
    expect(day).toEqual({ ...allDay, validFrom: `${year}-12-24`, validThrough: `${year}-12-24` });
    expect(days).toEqual({ ...allDay, validFrom: `${year}-12-23`, validThrough: `${year + 1}-01-05` });
    expect(yearly.map(({ validFrom }: { validFrom: string }) => validFrom)).toContain(`${year}-12-25`);
  });

  it("can't close the script element that carries them", () => {
    const text = textOf({ brand: "</script><script>alert(1)</script>" });
    expect(text).not.toContain("<");
    expect(JSON.parse(text).name).toContain("</script><script>alert(1)</script>");
  });
});
