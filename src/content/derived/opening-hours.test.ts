import { expect, it } from "@jest/globals";
import { closingMinute, machineTime } from "./opening-hours";

it.each([
  ["8h", "08:00"],
  ["13h05", "13:05"],
])("Machines read %s as %s", (hour, time) => {
  expect(machineTime(hour)).toBe(time);
});

it("A day that ends at 23h59 ends at midnight", () => {
  expect([closingMinute("18h30"), closingMinute("23h59")]).toEqual([18 * 60 + 30, 24 * 60]);
});
