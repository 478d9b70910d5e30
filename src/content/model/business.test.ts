import { expect, it } from "@jest/globals";
import { rootOf } from "../../../plugins/gatsby-plugin-content-model/fields";
import { read, value } from "../../../tests/support/edited-content";
import { business } from "./business";

it("A form offers Brazil's time zones alone, by their places", () => {
  const field = rootOf(business).children.find(({ key }) => key === "timeZone");
  const offered = field?.options.filter((zone) => !field.retired?.includes(zone)) ?? [];
  expect(offered).toHaveLength(16);
  expect(offered.map((zone) => field?.optionTitles?.[zone])).toContain("Fernando de Noronha");
});

it.each([
  ["Europe/Lisbon", "Europe/Lisbon"],
  ["Fernando de Noronha", "America/Noronha"],
])("The time zone may also be %s", (written, zone) => {
  expect(read("business.yaml", ["timeZone"], value("timeZone", written))).toBe(zone);
});
