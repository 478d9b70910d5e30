import { describe, expect, it } from "@jest/globals";
import { parseDocument } from "yaml";
import { checkForm } from "../../plugins/gatsby-plugin-content-editor/app/check";
import { setAt } from "../../plugins/gatsby-plugin-content-editor/app/data";
import { readYaml } from "../../plugins/gatsby-plugin-content-editor/app/yaml";
import type { FieldPath } from "../../plugins/gatsby-plugin-content-model/fields";
import { contentWith, validSource } from "../../tests/support/edited-content";
import { type ContentFile, contentFiles } from "../content/model/content-files";
import site from "./site";

/* What a form says, whatever stands in the other files. */

/** A file with a value of one of its fields replaced. */
function edited(file: ContentFile, path: FieldPath, value: string): string {
  const document = parseDocument(validSource(file));
  document.setIn(path, value);
  return document.toString();
}

/** What the check says of a form with another value, beside files that are valid, apart from what is named. */
function checkEdited(
  file: ContentFile,
  path: FieldPath,
  value: unknown,
  others: Readonly<Record<string, string>> = {},
) {
  const data = readYaml(others[file] ?? validSource(file));
  return checkForm(site, file, setAt(data, path, value), contentWith(others));
}

describe.each(Object.keys(contentFiles))("the form of %s", (file) => {
  it("has no error as it stands in the repository", () => {
    const { errors, others } = checkForm(site, file, readYaml(validSource(file)), contentWith({}));
    expect([...errors, ...others]).toEqual([]);
  });
});

it("has its error at its field", () => {
  const { errors } = checkEdited("plans.yaml", ["plans", 1, "price"], "R$ 39,0");
  expect(errors).toEqual([expect.objectContaining({ path: ["plans", 1, "price"] })]);
});

it("can be saved while another file has an error", () => {
  const steps = edited("steps.yaml", ["steps", 0, "title"], "");
  const { errors, others } = checkEdited("plans.yaml", ["plans", 1, "price"], "R$ 390", { "steps.yaml": steps });
  expect([...errors, ...others]).toEqual([]);
});

it("says which other form its change would break", () => {
  const label = { "pages/contact.yaml": edited("pages/contact.yaml", ["linkLabel"], "{tagline}") };
  const { others } = checkEdited("business.yaml", ["tagline"], "Refrigeração comercial", {
    ...label,
    "business.yaml": edited("business.yaml", ["tagline"], "Frio"),
  });
  expect(others).toEqual([expect.objectContaining({ file: "pages/contact.yaml", path: ["linkLabel"] })]);
});

it("shows a warning at its field", () => {
  const { errors, warnings } = checkEdited("services.yaml", ["message"], "Um serviço.");
  expect(errors).toEqual([]);
  expect(warnings).toContainEqual(
    expect.objectContaining({ path: ["message"], message: expect.stringMatching(/^Sem \{title\}/) }),
  );
});

/** What only a file has, where a text does not say that it speaks of the file. */
const ofFiles = (text: string) =>
  text
    .replace(/no arquivo, [^.)]*|data\/\S+\.yaml/g, "")
    .match(/\b(?:[an]|n?esta) linha\b|recuo|dois-pontos|aspas|no arquivo|YAML/gi) ?? [];

it.each<[string, ContentFile, FieldPath, unknown]>([
  ["no emergency service", "business.yaml", ["emergencyHours"], "não temos"],
  ["a section without its topic", "pages/terms.yaml", ["sections", 0, "topic"], undefined],
  ["a second emergency", "services.yaml", ["services", 1, "urgent"], "true"],
  ["a text without its placeholder", "interface.yaml", ["weekdayRange"], "de segunda a sexta"],
])("says in a form how to mend it, not how to mend a file: %s", (_, file, path, value) => {
  const { errors, others } = checkEdited(file, path, value);
  expect([...errors, ...others]).not.toEqual([]);
  expect([...errors, ...others].flatMap(({ message }) => ofFiles(message))).toEqual([]);
});

it.each<[string, ContentFile, FieldPath, string]>([
  ["a text", "services.yaml", ["services", 0, "title"], "Preencha este campo."],
  ["a list", "services.yaml", ["services", 0, "features"], "Inclua ao menos um item."],
  ["the list of a whole file", "steps.yaml", ["steps"], "Inclua ao menos um item."],
  ["what a photo of a service needs", "pages/home.yaml", ["teaser", "photos", 0, "width"], "Preencha este campo."],
])("calls a field empty, and no line missing: %s", (_, file, path, message) => {
  const { errors } = checkEdited(file, path, undefined);
  expect(errors.map((problem) => [problem.path, problem.message])).toEqual([[path, message]]);
});
