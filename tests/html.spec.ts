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

for (const route of routes) {
  const fileOf = (folder: string) => path.join(folder, "public", route, "index.html");

  test(`${route} is valid HTML to html-validate`, async ({ site }) => {
    const { results } = await htmlValidate.validateFile(fileOf(site.folder));
    const errors = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect(errors).toEqual([]);
  });

  test(`${route} holds no NUL character, on which search engines and checkers stumble`, ({ site }) => {
    expect(readFileSync(fileOf(site.folder), "utf8")).not.toContain("\0");
  });
}
