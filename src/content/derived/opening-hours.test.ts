import { expect, it } from "@jest/globals";
import { machineTime } from "./opening-hours";

it.each([
  ["8h", "08:00"],
  ["8h30", "08:30"],
  ["18h", "18:00"],
  ["13h05", "13:05"],
])("Machines read %s as %s", (hour, time) => {
  expect(machineTime(hour)).toBe(time);
});
