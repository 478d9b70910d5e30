import { expect, it } from "@jest/globals";
import { z } from "zod";
import type { ContentModel } from "../../gatsby-plugin-content-model/model";
import { checkInForms } from "./check";
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

it.each([
  ["folded at another width", "  text: >-\n    um texto\n    que foi dobrado\n    cedo\n"],
  ["long, on one line", `  text: ${"um texto comprido ".repeat(10).trim()}\n`],
  ["quoted, over two lines", '  text: "um texto\n    em duas linhas: entre aspas"\n'],
  ["of several lines", "  text: |\n    um texto\n\n    de três linhas\n"],
  ["followed by a blank line and a remark", "  text: >-\n    um texto\n\n  # nota\n  other: b\n"],
])("leaves an unchanged text as it is written: %s", (_, text) => {
  const source = `name: a\ngroup:\n${text}last: c\n`;
  expect(edited<{ name: string }>(source, (data) => (data.name = "b"))).toBe(source.replace("name: a", "name: b"));
});

it.each<[string, (text: string) => string]>([
  ["the line ends of Windows", (text) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text) => `\uFEFF${text}`],
  ["a last line without end", (text) => text.trimEnd()],
  ["all three", (text) => `\uFEFF${text.trimEnd().replaceAll("\n", "\r\n")}`],
])("keeps %s, and changes no other line", (_, stored) => {
  const written = edited<List>(stored(list), ({ services }) => services[0]?.features?.push("novo"));
  expect(written).toBe(stored(list.replace('      - "b"\n', '      - "b"\n      - novo\n')));
});

it.each(["2024-01-01", "12:30", "sim: não", "#1b3a5c", "{brand}", "no", "007", "- item"])(
  "writes a text so that it stays a text: %s",
  (text) => {
    const written = edited<List>(list, ({ services }) => services.push({ title: text }));
    expect(readYaml(written)).toMatchObject({ services: [{}, {}, { title: text }] });
    expect(written).toMatch(/- title: ["']/);
  },
);

it("keeps a long text on one line", () => {
  const text = "Equipamento parado? Chame agora - e a equipe vai no mesmo dia. ".repeat(4).trim();
  const written = edited<List>(list, ({ services }) => services.push({ title: text }));
  expect(written).toBe(`${list}  - title: ${text}\n`);
});

it.each([
  "Trazemos:\n- filtros\n- gás",
  "email: escreva, e respondemos com o preço\nphone: ligue",
  "Equipamento parado - câmara # balcão - freezer # ilha\n# urgente",
])("writes a text of several lines so that the site reads it as one: %j", (intro) => {
  const files = { "page.yaml": z.strictObject({ intro: z.string(), email: z.string() }) };
  const model: ContentModel = { files, facts: { names: [], listedIn: "", of: () => ({}) } };
  const text = rewriteYaml("intro: |\n  Fale\n  conosco.\nemail: a@b.com\n", { intro, email: "a@b.com" });
  expect(checkInForms({ model, files: [] }, new Map([["page.yaml", text]])).problems).toEqual([]);
  expect(readYaml(text)).toEqual({ intro, email: "a@b.com" });
});
