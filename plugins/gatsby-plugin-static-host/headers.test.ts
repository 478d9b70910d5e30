import { describe, expect, it } from "@jest/globals";
import { headerRules, headersFor, rulesFor } from "./headers";
import { headersFile, parseHeadersFile } from "./headers-file";
import { nginxConfiguration } from "./nginx";

const rules = headerRules({
  pages: [
    { route: "/", policy: { "script-src": ["'self'", "'sha256-one='"] } },
    { route: "/contato", policy: { "script-src": ["'self'"] } },
  ],
  hashedScripts: ["/app-0123456789abcdef0123.js"],
  editorPolicy: "script-src 'self' 'unsafe-eval'",
});

const cacheControl = (path: string) => headersFor(rules, path)["Cache-Control"];

describe("the headers of a path", () => {
  it("are, for a page, its own policy and what every path gets", () => {
    expect(headersFor(rules, "/contato")).toMatchObject({
      "Content-Security-Policy": "script-src 'self'",
      "X-Content-Type-Options": "nosniff",
      "Strict-Transport-Security": expect.stringMatching(/^max-age=\d+$/),
    });
  });

  it("keep what is named by its content for a year, and let everything else be asked for anew", () => {
    expect(cacheControl("/app-0123456789abcdef0123.js")).toBe("public, max-age=31536000, immutable");
    expect(cacheControl("/static/archivo-0123.woff2")).toBe("public, max-age=31536000, immutable");
    expect(cacheControl("/")).toBe("public, max-age=0, must-revalidate");
    expect(cacheControl("/page-data/index/page-data.json")).toBe("public, max-age=0, must-revalidate");
  });

  it("allow evaluated code to the content editor alone", () => {
    expect(headersFor(rules, "/admin/index.html")["Content-Security-Policy"]).toContain("'unsafe-eval'");
    expect(headersFor(rules, "/contato")["Content-Security-Policy"]).not.toContain("'unsafe-eval'");
  });

  it("come from one rule each: hosts would join two values with a comma", () => {
    for (const { path } of rules) {
      const names = rulesFor(rules, path).flatMap(({ headers }) => Object.keys(headers));
      expect(names).toEqual([...new Set(names)]);
    }
  });
});

describe("the file of headers for Netlify and Cloudflare Pages", () => {
  it("says for each path its headers, indented", () => {
    expect(headersFile([{ path: "/*", headers: { "X-Content-Type-Options": "nosniff" } }])).toBe(
      "/*\n  X-Content-Type-Options: nosniff\n",
    );
  });

  it("can be read back", () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  });
});

describe("the configuration of nginx", () => {
  const configuration = nginxConfiguration(rules, ["/", "/contato"]);
  const blockOf = (match: string) =>
    configuration.split(/^location /m).find((block) => block.startsWith(`${match} {`)) ?? "";

  it("shows a page at its address, and sends there who adds a slash", () => {
    expect(blockOf("= /contato")).toContain("try_files /contato/index.html =404;");
    expect(blockOf("= /contato/")).toContain("return 301 /contato");
  });

  it("repeats in each location all headers of its path", () => {
    for (const path of ["/", "/contato", "/app-0123456789abcdef0123.js"]) {
      for (const [name, value] of Object.entries(headersFor(rules, path)))
        expect(blockOf(`= ${path}`)).toContain(`add_header ${name} "${value}";`);
    }
  });

  it("does not let a value end its quotes", () => {
    const hostile = nginxConfiguration([{ path: "/*", headers: { "X-Test": 'a"; deny all; "' } }], []);

    expect(hostile).toContain('add_header X-Test "a\\"; deny all; \\"";');
  });
});
