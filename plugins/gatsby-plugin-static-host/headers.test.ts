import { describe, expect, it } from "@jest/globals";
import { everywhere, headerRules, headersFor } from "./headers";
import { nginxConfiguration } from "./nginx";

const script = "/app-0123456789abcdef0123.js";
const rules = headerRules([script]);

describe("The headers of a path", () => {
  it.each(["/", "/contato", "/contato/", "/servicos/index.html", "//contato", "/nao-existe", "/admin/"])(
    "%s keep other sites from framing it, whatever way it is written",
    (path) => {
      expect(headersFor(rules, path)).toMatchObject({
        "Content-Security-Policy": "frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        "Strict-Transport-Security": expect.stringMatching(/^max-age=\d+$/),
      });
    },
  );

  it("cache files with a content hash for a year, and nothing else", () => {
    const keeping = [script, "/static/archivo-0123.woff2", "/", "/page-data/index/page-data.json", "/app.js"].filter(
      (path) => headersFor(rules, path)["Cache-Control"] === "public, max-age=31536000, immutable",
    );
    expect(keeping).toEqual([script, "/static/archivo-0123.woff2"]);
  });

  it("come from one rule each, since hosts join two values with a comma", () => {
    const [, ...others] = rules;
    for (const { headers } of others) expect(Object.keys(headers).filter((name) => name in everywhere)).toEqual([]);
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
