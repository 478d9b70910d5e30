import { expect, it } from "@jest/globals";
import { visibleText } from "./characters";

it("A text loses the characters that cannot be seen, and keeps the space that is being typed", () => {
  expect(visibleText("um\u00A0texto\u200B\u2028s\uFFFDó ")).toBe("um texto só ");
  expect(visibleText("👩‍🔧 ❄️")).toBe("👩‍🔧 ❄️");
});
