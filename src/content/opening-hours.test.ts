import { describe, expect, it } from "@jest/globals";
import { describeOpeningHours, machineTime } from "./opening-hours";

describe("opening hours", () => {
  it("of several days name the first and the last", () => {
    const week = { firstDay: "segunda", lastDay: "sexta", opens: "8h", closes: "18h" } as const;
    expect(describeOpeningHours(week, "{first} a {last}")).toEqual({ days: "segunda a sexta", hours: "8h–18h" });
  });

  it("of one day name it once", () => {
    const saturday = { firstDay: "sábado", lastDay: "sábado", opens: "8h30", closes: "12h" } as const;
    expect(describeOpeningHours(saturday, "{first} a {last}")).toEqual({ days: "sábado", hours: "8h30–12h" });
  });

  it.each([
    ["8h", "08:00"],
    ["8h30", "08:30"],
    ["18h", "18:00"],
    ["13h05", "13:05"],
  ])("are read by machines in their own way: %s is %s", (hour, time) => {
    expect(machineTime(hour)).toBe(time);
  });
});
