import { describe, expect, it } from "@jest/globals";
import { everywhere, headersFile } from "./headers";

describe("The headers of a path", () => {
  it("come from one rule each, since hosts join two values with a comma", () => {
    const [first = "", ...others] = headersFile(["/app-0123456789abcdef0123.js"]).split("\n\n");
    const names = (rule: string) => [...rule.matchAll(/^ {2}([\w-]+): /gm)].map(([, name]) => name);
    expect(first).toMatch(/^\/\*\n/);
    expect(names(first)).toEqual(Object.keys(everywhere));
    expect(others.map(names)).toEqual([["Cache-Control"], ["Cache-Control"]]);
  });
});
