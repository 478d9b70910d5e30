import { describe, expect, it } from "@jest/globals";
import { checkInForms } from "../../plugins/gatsby-plugin-content-editor/browser/check";
import { formOf } from "../../plugins/gatsby-plugin-content-editor/browser/forms";
import { plainData } from "../../plugins/gatsby-plugin-content-editor/browser/merging";
import { readYaml, rewriteYaml } from "../../plugins/gatsby-plugin-content-editor/browser/rewrite-yaml";
import { savingTexts } from "../../plugins/gatsby-plugin-content-editor/texts";
import { rootOf } from "../../plugins/gatsby-plugin-content-model/fields";
import { valueAt } from "../../plugins/gatsby-plugin-content-model/values";
import { validSource } from "../../tests/support/corpus";
import { type ContentFile, contentFiles } from "../content/model/content-files";
import { messages } from "../content/rules/messages";
import site from "./site";

const files = Object.keys(contentFiles) as ContentFile[];
const texts = new Map<string, string>(files.map((file) => [file, validSource(file)]));
const sourceOf = (file: string) => texts.get(file) ?? "";
const form = (file: ContentFile) => formOf(contentFiles[file]);

type EditorField = ReturnType<typeof formOf>[number] & { hint?: string };

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
    const data = plainData(readYaml(sourceOf(file)), rootOf(contentFiles[file])) as object;
    expect(rewriteYaml(sourceOf(file), data)).toBe(sourceOf(file));
  });
});

it("says how to write a value in a form, not in a file", () => {
  const hints = files.flatMap((file) => allFields(form(file)).map(({ hint = "" }) => hint));
  expect(hints).toContain(messages.email.form);
  expect(hints.filter((hint) => /aspas|no arquivo/i.test(hint))).toEqual([]);
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

    const { problems } = checkInForms(site, new Map([...texts, [file, rewriteYaml(sourceOf(file), data)]]));

    expect(problems.map((problem) => [problem.path, problem.message])).toEqual([[path, message]]);
  });
});
