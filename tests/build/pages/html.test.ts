/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { HtmlValidate } from "html-validate";
import { htmlFile, routes } from "../../support/built-content";
import { builtSites } from "../../support/other-business";

/* The recommended rules, except for output of React and Gatsby, and one that contradicts the specification. */
const htmlValidate = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes <br/>, srcSet and hidden="", which is equivalent.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Gatsby's root is called ___gatsby.
    "valid-id": ["error", { relaxed: true }],
    // Header and menu contain the same navigation; only one of them is displayed.
    "unique-landmark": "off",
    // ARIA allows a name for any list.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Titles have the owner's facts in them.
    "long-title": "off",
    // The specification sets the format of phone numbers.
    "tel-non-breaking": "off",
  },
});

describe.each(builtSites)("%s", (_, folder) => {
  it.each(routes)("has valid HTML at %s", async (route) => {
    const { results } = await htmlValidate.validateFile(htmlFile(folder, route));
    const errors = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect(errors).toEqual([]);
  });

  it.each(routes)("has no NUL character at %s, on which search engines and checkers stumble", (route) => {
    expect(readFileSync(htmlFile(folder, route), "utf8")).not.toContain("\0");
  });

  it("has no script that looks back in a regular expression, at which iPhones before iOS 16.4 stop", () => {
    const scripts = readdirSync(path.join(folder, "public")).filter((file) => file.endsWith(".js"));
    const sources = scripts.map((file) => readFileSync(path.join(folder, "public", file), "utf8"));
    expect(sources.flatMap((source) => source.match(/.{0,40}\(\?<[=!].{0,40}/g) ?? [])).toEqual([]);
  });
});
