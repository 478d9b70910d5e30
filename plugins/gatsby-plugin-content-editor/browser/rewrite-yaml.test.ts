import { expect, it } from "@jest/globals";
import { readYaml, rewriteYaml } from "./rewrite-yaml";

/** Changes the data of a text as the editor does, and returns the new text. */
function edited<Data extends object>(source: string, edit: (data: Data) => void): string {
  const data = structuredClone(readYaml(source)) as Data;
  edit(data);
  return rewriteYaml(source, data);
}

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

it("keeps comments, quotes and blank lines around a change", () => {
  expect(edited<List>(list, ({ services }) => services[0]?.features?.push("novo"))).toBe(
    list.replace('      - "b"\n', '      - "b"\n      - novo\n'),
  );
});

it("moves a list entry together with its comments, edited or not", () => {
  const written = edited<List>(list, (data) => {
    data.services.reverse();
    for (const service of data.services) if (service.title === "Um") service.features = ["a", "outro"];
  });
  expect(written).toContain("  - title: 'Dois'\n    features:\n      - c\n  - title: Um # o primeiro");
});

it.each(["2024-01-01", "12:30", "sim: não", "# nota", "{brand}", "no", "007", "- item"])(
  "writes a text so that it stays a text: %s",
  (text) => {
    const written = edited<List>(list, ({ services }) => services.push({ title: text }));
    expect(readYaml(written)).toMatchObject({ services: [{}, {}, { title: text }] });
    expect(written).toMatch(/- title: ["']/);
  },
);

it("folds a long text, so that it needs no quotes", () => {
  const text = "Atenção: texto longo. ".repeat(8).trim();
  const written = edited<List>(list, ({ services }) => services.push({ title: text }));
  expect(written).toContain("  - title: >-\n      Atenção: texto");
  expect(readYaml(written)).toMatchObject({ services: [{}, {}, { title: text }] });
});

it("writes a long text on one line when folding is off", () => {
  const text = "Até 10 pessoas - e mais - ".repeat(8).trim();
  const written = rewriteYaml(list, { services: [{ title: text }] }, "unfolded");
  expect(written).toContain(`title: |- # o primeiro\n      ${text}\n`);
  expect(readYaml(written)).toEqual({ services: [{ title: text }] });
});
