import { describe, expect, it } from "@jest/globals";
import { applyChanges } from "../../plugins/gatsby-plugin-content-editor/browser/apply-changes";
import { checkInForms } from "../../plugins/gatsby-plugin-content-editor/browser/check";
import { formOf } from "../../plugins/gatsby-plugin-content-editor/browser/forms";
import { readYaml } from "../../plugins/gatsby-plugin-content-editor/browser/yaml-text";
import { savingTexts } from "../../plugins/gatsby-plugin-content-editor/texts";
import { type FieldPath, rootOf } from "../../plugins/gatsby-plugin-content-model/fields";
import { valueAt } from "../../plugins/gatsby-plugin-content-model/values";
import { validSource } from "../../tests/support/edited-content";
import { expectOnlyChanges } from "../../tests/support/expect-only-change";
import { type ContentFile, contentFiles } from "../content/model/content-files";
import site from "./site";

const files = Object.keys(contentFiles) as ContentFile[];
const texts = new Map<string, string>(files.map((file) => [file, validSource(file)]));
const sourceOf = (file: string) => texts.get(file) ?? "";
const form = (file: ContentFile) => formOf(contentFiles[file]);

type EditorField = ReturnType<typeof formOf>[number] & { hint?: string };

/** The text of a file once a form with these data is saved. */
const edited = (file: string, data: object) =>
  applyChanges(sourceOf(file), rootOf(contentFiles[file as ContentFile]), readYaml(sourceOf(file)), data).text;

/** All fields of a form, at every depth. */
const allFields = (form: EditorField[]): EditorField[] =>
  form.flatMap((each) => {
    const { fields = [], field } = each as { fields?: EditorField[]; field?: EditorField };
    return [each, ...allFields(fields), ...allFields(field ? [field] : [])];
  });

describe.each(files)("the form of %s", (file) => {
  it("has the fields of the file, in the file's order", () => {
    const content = readYaml(sourceOf(file));
    const names = form(file).map(({ name }) => name);
    expect(names.filter((name) => name in content)).toEqual(Object.keys(content));
  });

  it("names every field in Portuguese, and not by its key", () => {
    for (const { label, name } of allFields(form(file))) expect(label).not.toBe(name);
  });

  it("leaves the file unchanged if nothing is edited", () => {
    expect(edited(file, readYaml(sourceOf(file)))).toBe(sourceOf(file));
  });

  it("changes in the file what is changed, and no other byte", () => {
    expectOnlyChanges(sourceOf(file), rootOf(contentFiles[file]), Number(process.env.RANDOM_CHANGES ?? 10), 1);
  });
});

/** What only a file has, where a text does not say that it speaks of the file. */
const ofFiles = (text: string) =>
  text
    .replace(/no arquivo, [^.)]*|data\/\S+\.yaml/g, "")
    .match(/\b(?:[an]|n?esta) linha\b|recuo|dois-pontos|aspas|no arquivo|YAML/gi) ?? [];

it("says how to write a value in a form, not in a file", () => {
  const hints = files.flatMap((file) => allFields(form(file)).map(({ hint = "" }) => hint));
  expect(hints).toContain("Antes do @ ele não tem acento nem espaço, por exemplo: contato@suaempresa.com.br");
  expect(hints.flatMap(ofFiles)).toEqual([]);
});

it.each<[string, ContentFile, FieldPath, unknown]>([
  ["no emergency service", "business.yaml", ["emergencyHours"], "não temos"],
  ["a section without its topic", "pages/terms.yaml", ["sections", 0, "topic"], undefined],
  ["a second emergency", "services.yaml", ["services", 1, "urgent"], true],
  ["a text without its placeholder", "interface.yaml", ["weekdayRange"], "de segunda a sexta"],
])("says in a form how to mend it, not how to mend a file: %s", (_, file, path, value) => {
  const data = structuredClone(readYaml(sourceOf(file)));
  const parent = valueAt(data, path.slice(0, -1)) as Record<PropertyKey, unknown>;
  if (value === undefined) delete parent[path.at(-1) ?? ""];
  else parent[path.at(-1) ?? ""] = value;
  const { problems } = checkInForms(site, new Map([...texts, [file, edited(file, data)]]));
  expect(problems).not.toEqual([]);
  expect(problems.flatMap(({ message }) => ofFiles(message))).toEqual([]);
});

describe("In the editor, an emptied field is called empty, not a line to add", () => {
  const { empty, emptyList } = savingTexts;
  it.each([
    ["a text", "services.yaml", ["services", 0, "title"], empty],
    ["a list", "services.yaml", ["services", 0, "features"], emptyList],
    ["the list of a whole file", "steps.yaml", ["steps"], emptyList],
    ["what a photo of a service needs", "pages/home.yaml", ["teaser", "photos", 0, "width"], empty],
  ] as const)("%s", (_, file, path, message) => {
    const data = structuredClone(readYaml(sourceOf(file)));
    const parent = valueAt(data, path.slice(0, -1)) as Record<PropertyKey, unknown>;
    delete parent[path.at(-1) ?? ""];

    const { problems } = checkInForms(site, new Map([...texts, [file, edited(file, data)]]));

    expect(problems.map((problem) => [problem.path, problem.message])).toEqual([[path, message]]);
  });
});
