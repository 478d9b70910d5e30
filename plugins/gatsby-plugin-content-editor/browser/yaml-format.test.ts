import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { contentFiles } from "../../../src/content/model";
import { withoutEmptyFields } from "../../../src/editor/entry";
import { yamlFormat } from "./yaml-format";

const files = Object.keys(contentFiles);

/** Reads a text, changes its data as the editor does, and writes it. */
function edited<Data extends object>(source: string, edit: (data: Data) => void): string {
  const format = yamlFormat(withoutEmptyFields);
  const data = structuredClone(format.fromFile(source)) as Data;
  edit(data);
  return format.toFile(data);
}

describe("a file that ships with the site", () => {
  it.each(files)("is written as it was when nothing is changed: %s", (file) => {
    const source = readFileSync(path.join("data", file), "utf8");
    expect(edited(source, () => {})).toBe(source);
  });
});

const list = `# Os serviços
services:
  - title: Um # o primeiro
    features:
      - a
      - "b"

  # o segundo
  - title: 'Dois'
    features:
      - c
`;

interface List {
  services: { title: string; features?: string[] | null }[];
}

it("keeps comments, quotes and blank lines around what is changed", () => {
  expect(edited<List>(list, ({ services }) => services[0]?.features?.push("novo"))).toBe(
    list.replace('      - "b"\n', '      - "b"\n      - novo\n'),
  );
});

it("moves an entry with everything that belongs to it, changed or not", () => {
  const written = edited<List>(list, (data) => {
    data.services.reverse();
    for (const service of data.services) if (service.title === "Um") service.features = ["a", "outro"];
  });
  expect(written).toContain("  - title: 'Dois'\n    features:\n      - c\n  - title: Um # o primeiro");
});

it("leaves out optional fields that nobody has filled in", () => {
  const written = edited<List>(list, ({ services }) => {
    for (const service of services) service.features = null;
  });
  expect(written).not.toContain("features");
});

it.each(["2024-01-01", "12:30", "sim: não", "# nota", "{brand}", "no", "007", "- item"])(
  "writes a text so that it stays a text: %s",
  (text) => {
    const written = edited<List>(list, ({ services }) => services.push({ title: text }));
    expect(yamlFormat(withoutEmptyFields).fromFile(written)).toMatchObject({ services: [{}, {}, { title: text }] });
    expect(written).toMatch(/- title: ["']/);
  },
);

it("folds a long text, so that it needs no quotes", () => {
  const text = "Atenção: texto longo. ".repeat(8).trim();
  const written = edited<List>(list, ({ services }) => services.push({ title: text }));
  expect(written).toContain("  - title: >-\n      Atenção: texto");
  expect(yamlFormat(withoutEmptyFields).fromFile(written)).toMatchObject({ services: [{}, {}, { title: text }] });
});
