import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { serialize } from "parse5";
import { addPolicies } from "./content-security-policy";
import { attributeOf, type Document, elementsNamed, parsePage } from "./html-page";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (head: string, body = "") =>
  parsePage(`<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`);

/** The policies that pages carry once they are added: source lists by directive. */
function policiesOf(...pages: Document[]): Record<string, string[]>[] {
  addPolicies(pages);
  return pages.map((each) => {
    const meta = elementsNamed(each, "meta").find(
      (one) => attributeOf(one, "http-equiv") === "Content-Security-Policy",
    );
    const directives = meta ? (attributeOf(meta, "content") ?? "").split("; ") : [];
    return Object.fromEntries(
      directives.map((directive) => directive.split(" ")).map(([name, ...sources]) => [name, sources]),
    );
  });
}
const policyOf = (...[head, body]: Parameters<typeof page>) => policiesOf(page(head, body))[0] ?? {};

describe("The policy of a page", () => {
  it("allows its own inline scripts and styles, and no others: neither scripts with a src nor data such as JSON-LD", () => {
    const { "script-src": scripts, "style-src": styles } = policyOf(
      "<style>p{}</style><noscript><style>a{}</style></noscript>",
      '<script>one()</script><script type=module>two()</script><script src="/app.js"></script><script type="application/ld+json">{}</script>',
    );
    expect(scripts?.toSorted()).toEqual(["'self'", hashOf("one()"), hashOf("two()")].toSorted());
    // The empty one is filled by styled-components.
    expect(styles?.toSorted()).toEqual([hashOf("p{}"), hashOf("a{}"), hashOf("")].toSorted());
  });

  it("allows nothing that no page has, but prefetching in Firefox, which checks default-src for it", () => {
    const unused = ["object-src", "base-uri", "form-action", "frame-src", "media-src", "worker-src"];
    const none = Object.fromEntries(unused.map((directive) => [directive, ["'none'"]]));
    expect(policyOf("")).toMatchObject({ ...none, "default-src": ["'self'"] });
  });

  it("allows the photos of all pages, since the first page's policy persists", () => {
    const home = page("", '<img src="https://photos.example/a?w=1" srcset="https://other.example/a 1x, /b 2x">');

    for (const policy of policiesOf(home, page("")))
      expect(policy["img-src"]).toEqual(["'self'", "https://other.example", "https://photos.example"]);
  });

  it.each([
    [
      "to a service, any secure address, since the service may redirect, and a script that service's one",
      '<form method="post" action="https://form.example/a,b;c?x=1">',
      ["'self'", "https:"],
      ["'self'", "https://form.example/a%2Cb%3Bc"],
    ],
    ["to the site itself, the site", '<form method="post" action="/">', ["'self'"], ["'self'"]],
    ["nowhere, nothing", '<form method="dialog">', ["'none'"], ["'self'"]],
  ])("allows a form that sends %s", (_, form, targets, requests) => {
    const policy = policyOf("", form);
    expect(policy["form-action"]).toEqual(targets);
    expect(policy["connect-src"]).toEqual(requests);
  });

  it("has no directive that a browser of 2020 does not know, since it would drop all styles", () => {
    const known = "default script style img connect frame media object worker".split(" ").map((kind) => `${kind}-src`);
    const policy = Object.keys(policyOf("<style>p{}</style>"));
    expect(policy.toSorted()).toEqual([...known, "base-uri", "form-action"].toSorted());
  });
});

describe("The policy in a page", () => {
  it("comes before everything that it restricts", () => {
    const document = page("<title>WS</title>");

    addPolicies([document]);

    expect(serialize(document)).toMatch(
      /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/,
    );
  });
});
