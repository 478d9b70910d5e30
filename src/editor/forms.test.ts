import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import type { EditorField } from "../../plugins/gatsby-plugin-content-editor/browser/config";
import { refusal } from "../../plugins/gatsby-plugin-content-model/model/fields";
import { messages } from "../content/messages";
import { type ContentFile, contentFiles } from "../content/model";
import { problemsOfEntry } from "./entry";
import { editorForm } from "./forms";

const files = Object.keys(contentFiles) as ContentFile[];

const contentOf = (file: ContentFile): Record<string, unknown> => parse(readFileSync(path.join("data", file), "utf8"));

/** Every field of a form, whatever its depth. */
const allFields = (fields: EditorField[]): EditorField[] =>
  fields.flatMap((field) => [field, ...allFields(field.fields ?? []), ...allFields(field.field ? [field.field] : [])]);

describe.each(files)("the form of %s", (file) => {
  it("has the fields of the file, in the file's order", () => {
    const content = contentOf(file);
    const names = editorForm(file).map(({ name }) => name);
    // An optional field may be absent from the file.
    expect(names.filter((name) => name in content)).toEqual(Object.keys(content));
  });

  it("names every field in Portuguese, and not by its key", () => {
    for (const { label, name } of allFields(editorForm(file))) expect(label).not.toBe(name);
  });

  it("finds nothing wrong with what ships", () => {
    expect(problemsOfEntry(file, contentOf(file))).toEqual([]);
  });
});

it("holds a phone to the model's form, in the model's words", () => {
  const phone = editorForm("business.yaml").find(({ name }) => name === "phone");
  expect(phone?.pattern).toEqual([/^\(\d{2}\) \d{4,5}-\d{4}$/, refusal(messages.phone)]);
  expect(phone?.hint).toBe("Escreva com DDD, por exemplo: (87) 99999-9999");
});

it("tells of a field what the model tells of it, and then how to write it", () => {
  const fieldNamed = (name: string) => editorForm("business.yaml").find((field) => field.name === name);
  expect(fieldNamed("menuPhone")?.hint).toBe(
    "Só aparece no menu de telas pequenas. Escreva com DDD, por exemplo: (87) 99999-9999",
  );
  expect(fieldNamed("copyrightYear")?.hint).toBe("No rodapé.");
});

it("names the field of what the forms themselves can't refuse", () => {
  const plans = contentOf("plans.yaml");
  for (const plan of plans.plans as { popular: boolean }[]) plan.popular = true;
  expect(problemsOfEntry("plans.yaml", plans)).toContain(`Planos 2 › Mais popular: ${messages.onePopularPlan}`);
});
