import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, routes, test } from "./support/site";

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
    // Titles have the owner's facts in them.
    "long-title": "off",
    // The specification sets the format of phone numbers.
    "tel-non-breaking": "off",
  },
});

test("Every page is valid HTML to html-validate, and holds no NUL character", async ({ site }) => {
  for (const route of routes) {
    const file = path.join(site.folder, "public", route, "index.html");
    const { results } = await htmlValidate.validateFile(file);
    const errors = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect.soft(errors, route).toEqual([]);
    // No browser shows a NUL character, but search engines and checkers stumble on it.
    expect.soft(readFileSync(file, "utf8"), route).not.toContain("\0");
  }
});
