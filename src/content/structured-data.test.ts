import { describe, expect, it } from "@jest/globals";
import { exampleBusiness } from "../../tests/jest/example-business";
import { structuredData } from "./structured-data";

const business = exampleBusiness();
const dataOf = (changes: Partial<typeof business>) => JSON.parse(structuredData({ ...business, ...changes }));

describe("the structured data", () => {
  it("describe the business as search engines know it", () => {
    expect(dataOf({ phone: "(87) 91234-5678", siteUrl: "https://ws.example" })).toMatchObject({
      "@context": "https://schema.org",
      "@type": "HVACBusiness",
      name: "WS Climatização & Ventilação",
      url: "https://ws.example",
      telephone: "+5587912345678",
      address: { "@type": "PostalAddress", addressRegion: "PE", addressCountry: "BR" },
    });
  });

  it("tell the area that is served, without the preposition that the texts need", () => {
    expect(dataOf({ servedArea: "na Zona da Mata" }).areaServed).toMatchObject({ name: "Zona da Mata" });
  });

  it("tell the opening hours, each day by its name", () => {
    expect(dataOf({}).openingHoursSpecification).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "08:00",
        closes: "18:00",
      },
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "08:00", closes: "12:00" },
    ]);
  });

  it("can't close the script element that carries them", () => {
    const text = structuredData({ ...business, brand: "</script><script>alert(1)</script>" });
    expect(text).not.toContain("<");
    expect(JSON.parse(text).name).toContain("</script><script>alert(1)</script>");
  });
});
