import { describe, expect, it } from "@jest/globals";
import { everywhere, headersFile } from "./headers";
import { nginxConfiguration } from "./nginx";

describe("The headers of a path", () => {
  it("come from one rule each, since hosts join two values with a comma", () => {
    const [first = "", ...others] = headersFile(["/app-0123456789abcdef0123.js"]).split("\n\n");
    const names = (rule: string) => [...rule.matchAll(/^ {2}([\w-]+): /gm)].map(([, name]) => name);
    expect(first).toMatch(/^\/\*\n/);
    expect(names(first)).toEqual(Object.keys(everywhere));
    expect(others.map(names)).toEqual([["Cache-Control"], ["Cache-Control"]]);
  });
});

describe("The configuration of nginx", () => {
  it("repeats the security headers in each location with an add_header of its own", () => {
    const locations = nginxConfiguration()
      .split(/^location /m)
      .slice(1)
      .filter((block) => block.includes("add_header"));
    expect(locations.length).toBeGreaterThan(3);
    for (const block of locations)
      for (const [name, value] of Object.entries(everywhere))
        expect(block).toContain(`add_header ${name} "${value}" always;`);
  });

  it("does not depend on the build, so that a new build needs no reload", () => {
    expect(nginxConfiguration()).not.toMatch(/sha256|app-|contato/);
  });
});
