import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, routes, test } from "./support/site";

const fileOf = (route: string) => path.join("public", route, "index.html");

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
    // Gatsby's wrapper has style attributes.
    "no-inline-style": "off",
    // Header and menu contain the same navigation; only one of them is displayed.
    "unique-landmark": "off",
    // The specification sets the format of phone numbers.
    "tel-non-breaking": "off",
  },
});

for (const route of routes) {
  test(`${route} is valid HTML to html-validate, and holds no NUL character`, async () => {
    const { results } = await htmlValidate.validateFile(fileOf(route));
    const errors = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect(errors).toEqual([]);
    // No browser shows a NUL character, but search engines and checkers stumble on it.
    expect(readFileSync(fileOf(route), "utf8")).not.toContain("\0");
  });
}
