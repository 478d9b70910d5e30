import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { contentSecurityPolicies, serialize, withPolicy } from "./content-security-policy";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const policyOf = (html: string) => contentSecurityPolicies([html])[0] ?? {};

describe("the policy of a page", () => {
  it("allows its own inline scripts and styles, and no others", () => {
    const policy = policyOf(page("<style>p{}</style>", "<script>one()</script><script type=module>two()</script>"));

    expect(policy["script-src"]?.toSorted()).toEqual(["'self'", hashOf("one()"), hashOf("two()")].toSorted());
    expect(policy["style-src-elem"]).toContain(hashOf("p{}"));
  });

  it("allows the empty style element that styled-components fills by script", () => {
    expect(policyOf(page(""))["style-src-elem"]).toEqual([hashOf("")]);
  });

  it("allows the styles that only browsers without script see", () => {
    const policy = policyOf(page("<noscript><style>a{}</style></noscript>"));

    expect(policy["style-src-elem"]).toContain(hashOf("a{}"));
  });

  it("takes scripts with an address, and data such as JSON-LD, for no inline scripts", () => {
    const policy = policyOf(page('<script src="/app.js"></script><script type="application/ld+json">{}</script>'));

    expect(policy["script-src"]).toEqual(["'self'"]);
  });

  it("allows style attributes by their hashes, or not at all where there are none", () => {
    expect(policyOf(page("", '<p style="top:0">'))["style-src-attr"]).toEqual(["'unsafe-hashes'", hashOf("top:0")]);
    expect(policyOf(page(""))["style-src-attr"]).toEqual(["'none'"]);
  });

  it("never allows anything inline or evaluated by word", () => {
    const policy = serialize(policyOf(page("<style>p{}</style>", "<p style=top:0><script>one()</script>")));

    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });

  it.each(["object-src", "base-uri", "form-action", "frame-ancestors", "default-src"])("allows no %s", (directive) => {
    expect(policyOf(page(""))[directive]).toEqual(["'none'"]);
  });

  it("allows the photos of all pages, for visitors who go from one to the other", () => {
    const home = page("", '<img src="https://photos.example/a?w=1" srcset="https://other.example/a 1x, /b 2x">');
    const policies = contentSecurityPolicies([home, page("")]);

    for (const policy of policies)
      expect(policy["img-src"]).toEqual(["'self'", "data:", "https://other.example", "https://photos.example"]);
  });
});

describe("the policy within a page", () => {
  const html = page("<title>WS</title>");

  it("stands before all that it is about", () => {
    expect(withPolicy(html, policyOf(html))).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/,
    );
  });

  it("leaves out what browsers take from a header only", () => {
    expect(withPolicy(html, policyOf(html))).not.toContain("frame-ancestors");
  });

  it("takes the place of the one that an earlier build wrote", () => {
    const first = withPolicy(html, { "script-src": ["'none'"] });

    expect(withPolicy(first, policyOf(first))).toBe(withPolicy(html, policyOf(html)));
  });
});
