import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, routes, test } from "./support/site";

const fileOf = (route: string) => path.join("public", route, "index.html");
const documents = routes.map(fileOf);

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

/** Messages of the W3C's checker that do not concern the site's HTML. */
const foreign = [
  // Its CSS parser does not know newer syntax.
  /^CSS: /,
];

for (const route of routes) {
  test(`${route} is valid HTML to html-validate, and holds no NUL character`, async () => {
    const { results } = await htmlValidate.validateFile(fileOf(route));
    const errors = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect(errors).toEqual([]);
    // No browser shows a NUL character, but search engines and checkers stumble on it.
    expect(readFileSync(fileOf(route), "utf8")).not.toContain("\0");
  });
}

test("The W3C's checker finds all documents valid", () => {
  test.skip(spawnSync("java", ["-version"]).status !== 0, "The checker needs Java, and there is none here.");
  test.setTimeout(120_000);
  const checker = path.join("node_modules", "vnu-jar", "build", "dist", "vnu.jar");
  // For a short run: little compilation, one thread of garbage collection, shared classes. With less of a stack it stops.
  const quick = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-Xss4m"];
  const { stderr } = spawnSync("java", [...quick, "-jar", checker, "--errors-only", "--format", "json", ...documents], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stderr) as { messages: { url: string; message: string }[] };
  const errors = messages.filter(({ message }) => !foreign.some((known) => known.test(message)));
  expect(errors.map(({ url, message }) => `${url.split("/public/")[1]}: ${message}`)).toEqual([]);
});

test("The development page of all primitives is not published", () => {
  const scripts = readdirSync("public").filter((file) => file.endsWith(".js"));
  expect(scripts.filter((file) => file.includes("primitives"))).toEqual([]);
});
