import { afterEach, expect, it, jest } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { useClock } from "./use-clock";

afterEach(() => {
  jest.restoreAllMocks();
});

it("A browser that has lost its time zones, as Chrome has at times while it is updated, says no time, and the page stays", () => {
  jest.spyOn(Intl, "DateTimeFormat").mockImplementation(() => {
    throw new RangeError("Invalid time zone specified: America/Recife");
  });
  expect(renderHook(() => useClock("America/Recife")).result.current).toBeUndefined();
});
