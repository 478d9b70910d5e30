import { isDeepStrictEqual } from "node:util";
import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { interpolate } from "../../plugins/gatsby-plugin-content-model/placeholders";
import { describeProblems } from "../../plugins/gatsby-plugin-content-model/problems";
import { textsIn } from "../../plugins/gatsby-plugin-content-model/values";
import { check, contentWith, realSource, transformed } from "../../tests/support/corpus";
import { chatUrl, emailUrl, mapsUrl, phoneUrl } from "./derived/outbound-links";
import { describeAddress } from "./derived/postal-address";
import { structuredData } from "./derived/structured-data";
import { factsOf } from "./facts";
import { type Content, type ContentFile, contentFiles } from "./model/content-files";

/** Number of runs; together they take some seconds. */
const runs = 150;

const files = Object.keys(contentFiles) as ContentFile[];

/** Characters typed by mistake: YAML syntax, letters of other alphabets, invisible ones. */
// biome-ignore format: lists are read by their lines.
const odds = fc.constantFrom(
  ..."\t\n\r:#@&*!|>%`'\"{}[],-?~ ",
  "\r\n", ": ", " #", "- ", "---", "<<: ", "“", "”", "\u00a0", "\u200b", "\ufeff", "\0", "\u0007", "\u2028", "\ufffd", "é", "❄️",
);
// biome-ignore format: lists are read by their lines.
const values = fc.constantFrom(
  "", "~", "null", "true", "NO", "sim", "0", "007", "0x1F", "0b11", "0o7", "1_000", "1e3", ".inf", ".nan", "-0", "12:30", "08:00",
  "2024-01-01", "2024-01-01T10:00:00Z", "[]", "{}", "[a, b]", "{ a: b }", "{brand}", "{brand} já", "&a b", "*a", "!!binary aGk=", "!x y",
  '"\\ud83d"', '"\\x00"', "<script>alert(1)</script>", "javascript:alert(1)", "87999999999", "=", "<<", "toString", "__proto__",
);
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

type Mutation = (source: string) => string;

/** Changes one line of a text. */
const onLine = (change: (line: string, lines: readonly string[]) => string[]): fc.Arbitrary<Mutation> =>
  place.map((where) => (source) => {
    const lines = source.split("\n");
    const index = Math.floor(where * lines.length);
    return lines.toSpliced(index, 1, ...change(lines[index] ?? "", lines)).join("\n");
  });

/** Changes a text from an offset on. */
const at = (change: (source: string, offset: number) => string): fc.Arbitrary<Mutation> =>
  place.map((where) => (source) => change(source, Math.floor(where * source.length)));

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  onLine(() => []),
  onLine((line) => [line, line]),
  onLine((line) => [` ${line}`]),
  onLine((line) => [`  ${line}`]),
  onLine((line) => [`\t${line}`]),
  onLine((line) => [line.replace(/^ {1,2}/, "")]),
  onLine((line) => [line.replace(":", "")]),
  onLine((line) => [line.replace(": ", ":")]),
  onLine((line) => [line.replace("- ", "-")]),
  onLine((line) => [line.replace(/(\w)(\w)/, "$2$1")]),
  onLine((line) => [line.replace(/\w+:/, "novo:")]),
  onLine((line) => [line, line.replace(/\w+:/, "novo:")]),
  onLine((line) => [line.replaceAll('"', "'")]),
  onLine((line) => [line.replaceAll('"', "")]),
  onLine((line) => [line.replace(/"(.*)"/, "“$1”")]),
  onLine((line) => [line.replace(/: (.*)$/, ': "$1"')]),
  onLine((line) => [line.replace(/: (.*)$/, ": '$1")]),
  values.chain((value) => onLine((line) => [line.replace(/(: |- ).*$/, (_, before) => `${before}${value}`)])),
  odds.chain((odd) => at((source, offset) => source.slice(0, offset) + odd + source.slice(offset))),
  odds.chain((odd) => at((source, offset) => source.slice(0, offset) + odd + source.slice(offset + 1))),
  at((source, offset) => source.slice(0, offset)),
  at((source, offset) => source.slice(0, offset) + source.slice(offset + 40)),
  at((source, offset) => source.slice(offset) + source.slice(0, offset)),
  fc.constant((source: string) => source.replaceAll("\n", "\r\n")),
  fc
    .string({ unit: "binary", maxLength: 20 })
    .chain((text) => at((source, offset) => source.slice(0, offset) + text + source.slice(offset))),
);

/** Fails unless all texts and computed fields of a valid content can be resolved. */
function expectPublishable(content: Content): void {
  const facts = factsOf(content);
  const business = content["business.yaml"];
  const links = [phoneUrl(business.phone), emailUrl(business.email), mapsUrl(describeAddress(business.address))];
  for (const link of [...links, chatUrl(business.phone, interpolate(business.greeting, facts)), business.siteUrl]) {
    expect(URL.canParse(link)).toBe(true);
  }
  expect(structuredData(business, content["plans.yaml"].plans)).not.toContain("<");
  const texts = [...textsIn(content)].map(([, text]) => interpolate(text, facts));
  // A text that is only a statement may be empty.
  const isStatement = (text: string) => /^\{(?:photos|form)\.\w+\}$/.test(text);
  const shown = [...textsIn(content)].filter(([, text]) => !isStatement(text));
  expect(shown.filter(([, text]) => interpolate(text, facts).trim() === "")).toEqual([]);
  // Throws for a lone surrogate.
  encodeURIComponent(texts.join(""));
}

/** Whether a value has only the kinds of our GraphQL types: objects, lists, texts, 32-bit integers, booleans. */
function isGraphQL(value: unknown): boolean {
  if (typeof value === "object" && value !== null) {
    return (
      [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) &&
      Object.values(value).every(isGraphQL)
    );
  }
  return typeof value === "number" ? (value | 0) === value : ["string", "boolean"].includes(typeof value);
}

it("answers any mutation of the content with a report on that file, or with valid content", () => {
  const cases = fc.record({
    file: fc.constantFrom(...files),
    mutations: fc.array(mutation, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(cases, ({ file, mutations }) => {
      const source = mutations.reduce((text, mutate) => mutate(text), realSource(file));
      const { content, problems } = check(contentWith({ [file]: source }));
      if (content) {
        expect(isDeepStrictEqual(content[file], transformed(source))).toBe(true);
        expect(isGraphQL(content[file])).toBe(true);
        expectPublishable(content);
        return;
      }
      const lines = source.split(/\r\n|\n|\r/).length;
      expect(problems.length).toBeGreaterThan(0);
      for (const problem of problems) {
        // A changed title or fact can cause a problem in another file.
        if (!/^“\{|^Este título/.test(problem.message)) expect(problem.file).toBe(file);
        expect(problem.line).toBeGreaterThanOrEqual(1);
        if (problem.file === file) expect(problem.line).toBeLessThanOrEqual(lines);
        expect(problem.column).toBeGreaterThanOrEqual(1);
        expect(problem.message).toMatch(/[.?”"\w)/]$/);
      }
      expect(describeProblems(problems)).not.toMatch(/undefined|\[object|NaN|Error/);
    }),
    { seed: 2024, numRuns: runs, verbose: fc.VerbosityLevel.Verbose },
  );
}, 120_000);
