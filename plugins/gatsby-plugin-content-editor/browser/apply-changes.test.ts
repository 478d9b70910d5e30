import { describe, expect, it } from "@jest/globals";
import { load } from "js-yaml";
import { z } from "zod";
import { expectOnlyChanges, isInsertion, visible } from "../../../tests/support/expect-only-change";
import { rootOf } from "../../gatsby-plugin-content-model/fields";
import { applyChanges } from "./apply-changes";
import { withPlaces } from "./list-entries";
import { plainData } from "./plain-data";
import { readYaml } from "./yaml-text";

const text = z.string();
const root = rootOf(
  z.strictObject({
    title: text,
    note: text.meta({ paragraph: true }).optional(),
    days: z.coerce.number().optional(),
    address: z.strictObject({ street: text.optional(), city: text.optional() }).optional(),
    plans: z
      .array(
        z.strictObject({
          name: text,
          price: text.optional(),
          popular: z.stringbool().optional(),
          features: z.array(text).optional(),
        }),
      )
      .meta({ distinct: "name" })
      .optional(),
    hours: z.array(z.strictObject({ day: text, opens: text })).optional(),
    towns: z.array(text).meta({ distinct: true }).optional(),
    last: text.optional(),
  }),
);

interface Plan {
  name: string;
  price?: string;
  popular?: boolean;
  features?: string[];
}
interface File {
  title: string;
  note?: string;
  days?: number;
  address?: { street?: string; city?: string };
  plans: Plan[];
  hours: { day: string; opens: string }[];
  towns: string[];
  last?: string;
}

const usual = `# Os planos
title: Manutenção
note: Um texto
days: 30
address:
  street: Rua do Sol
  city: Arcoverde
plans:
  - name: Básico
    price: Sob consulta
    features:
      - Visita
      - Limpeza
  - name: Total
    price: R$ 390
    popular: true
    features:
      - Troca
      - Peças
hours:
  - day: segunda
    opens: 8h
  - day: sábado
    opens: 9h
towns:
  - Caruaru
  - Garanhuns
  - Petrolina
last: fim
`;

/** Ways in which people and programs write the same file. */
const files = Object.entries({
  "as the site ships": usual,
  "lists not indented": usual.replace(/^ {2}(?=.*)/gm, (indent, at) => (at > usual.indexOf("plans:") ? "" : indent)),
  "four spaces": usual.replace(/^ +/gm, (indent) => indent + indent).replace(/^( +)- /gm, "$1-   "),
  "wide dashes": usual
    .replaceAll("- name: ", "-   name: ")
    .replace(/^ {4}(?=price|popular|features)|^ {6}(?=-)/gm, "$&  "),
  "remarks beside the values": usual.replace(/^( *(?:- )?\w+: \S.*|.*- [^:\n]+)$/gm, "$1 # nota"),
  "aligned remarks": usual.replace(/^( +\w+: .*)$/gm, (line) => `${line.padEnd(40)}# nota`),
  "remarks above": usual.replace(/^( *)(?=- name|- day|\w+: )/gm, "$1# nota\n$1"),
  "remarks below entries": usual.replace(/^( {6}- (?:Limpeza|Peças))$/gm, "$1\n      # mais?\n    # fim do plano"),
  "double blank lines": usual.replace(/^(?=\w|.*- name)/gm, "\n\n"),
  "blank lines and loose remarks": usual.replace(/^( *)(?=- name|- day)/gm, "\n$1# nota\n\n$1"),
  "flow lists": usual
    .replace(/features:\n +- (.*)\n +- (.*)/g, "features: [$1, $2] # itens")
    .replace(/towns:\n +- (.*)\n +- (.*)\n +- (.*)/, "towns: [ $1,$2, $3 ]"),
  "flow lists of several lines": usual
    .replace(/features:\n +- (.*)\n +- (.*)/g, "features: [\n        $1, # nota\n        $2,\n      ]")
    .replace(/towns:\n +- (.*)\n +- (.*)\n +- (.*)/, "towns:\n  [\n    $1,\n    $2,\n    $3\n  ]"),
  "flow maps": usual
    .replace(/address:\n +(.*)\n +(.*)/, "address: {$1, $2}")
    .replace(/ {2}- (day.*)\n +(.*)/g, "  - { $1, $2 }"),
  "single quotes": usual.replace(/^( *(?:- )?(?!days|popular)\w+: )(\S.*)$/gm, "$1'$2'"),
  "double quotes": usual
    .replace(/^( *(?:- )?(?!days|popular)\w+: )(\S.*)$/gm, '$1"$2"')
    .replace(/- ([^:\n]+)$/gm, '- "$1"'),
  "quoted keys": usual.replace(/^( *(?:- )?)(\w+):/gm, '$1"$2":'),
  "folded texts": usual.replace(/(note|price): (.*)/g, "$1: >-\n        $2"),
  "folded texts, with their end, and a remark": usual.replace(/(note|price): (.*)/g, "$1: > # nota\n        $2\n"),
  "texts by lines": usual.replace(/(note|price|opens): (.*)/g, "$1: |\n        $2"),
  "texts by lines with signs": usual
    .replace(/note: (.*)/, "note: |2-\n  $1")
    .replace(/price: (.*)/g, "price: |+\n      $1\n\n"),
  "texts over two lines": usual.replace("Sob consulta", "\n      Sob consulta"),
  anchors: usual.replace("title: ", "title: &titulo ").replace("  - Petrolina", "  - !!str Petrolina"),
  "a document's marks": `%YAML 1.2\n---\n${usual}...\n`,
  "Windows' line ends": usual.replaceAll("\n", "\r\n"),
  "a byte order mark": `\uFEFF${usual}`,
  "a byte order mark before a field": `\uFEFF${usual.replace(/^#.*\n/, "")}`,
  "no end of the last line": usual.trimEnd(),
  "spaces at the ends of lines": usual.replace(/$/gm, "  ").trimEnd(),
});

function changed(source: string, change: (data: File) => void) {
  const edited = withPlaces(readYaml(source)) as File;
  change(edited);
  const result = applyChanges(source, root, readYaml(source), edited);
  const expected = plainData(edited, root);
  expect(plainData(readYaml(result.text), root)).toEqual(expected);
  // The build's own parser reads it, too.
  load(result.text);
  expect(result.conflicts).toEqual([]);
  return result.text;
}

const lines = (source: string) =>
  source
    .split(/\r?\n/)
    .map((line) => line.trim())
    .sort();
const remarks = (source: string) => source.match(/#.*/g)?.length ?? 0;

describe.each(files)("In a file with %s,", (name, source) => {
  it("is the same data as in the others", () => {
    expect(plainData(readYaml(source), root)).toEqual(plainData(readYaml(usual), root));
  });

  it.each<[string, string, (data: File, now: string) => void]>([
    ["Manutenção", "Conserto", (data, now) => Object.assign(data, { title: now })],
    ["Um texto", "Outro, mais longo", (data, now) => Object.assign(data, { note: now })],
    ["30", "45", (data, now) => Object.assign(data, { days: Number(now) })],
    ["Arcoverde", "Buíque", (data, now) => Object.assign(data.address as object, { city: now })],
    ["Básico", "Leve", (data, now) => Object.assign(data.plans[0] as object, { name: now })],
    ["R$ 390", "R$ 410", (data, now) => Object.assign(data.plans[1] as object, { price: now })],
    ["Peças", "Gás", (data, now) => (data.plans[1] as Plan).features?.splice(1, 1, now)],
    ["9h", "10h", (data, now) => Object.assign(data.hours[1] as object, { opens: now })],
    ["Garanhuns", "Salgueiro", (data, now) => data.towns.splice(1, 1, now)],
  ])("the change of “%s” to “%s” changes that alone", (before, now, change) => {
    expect(changed(source, (data) => change(data, now))).toBe(source.replace(before, now));
  });

  it.each<[string, (data: File) => void]>([
    ["an item", (data) => data.plans[0]?.features?.push("Relatório")],
    ["an item on top", (data) => data.towns.unshift("Salgueiro")],
    ["an entry", (data) => data.plans.push({ name: "Noite", price: "R$ 1", features: ["Plantão"] })],
    ["an entry between others", (data) => data.plans.splice(1, 0, { name: "Meio", features: ["a", "b"] })],
    ["a choice", (data) => Object.assign(data.plans[0] as object, { popular: true })],
    ["an entry without a key", (data) => data.hours.unshift({ day: "domingo", opens: "7h" })],
  ])("%s more adds its lines alone", (_, change) => {
    const written = changed(source, change);
    expect([written, isInsertion(written, source)]).toEqual([written, true]);
  });

  it.each<[string, (data: File) => void]>([
    ["an item", (data) => data.plans[1]?.features?.shift()],
    ["the last item", (data) => data.towns.pop()],
    ["an entry", (data) => data.plans.shift()],
    ["an entry without a key", (data) => data.hours.pop()],
    ["a field", (data) => delete data.days],
    ["a choice", (data) => Object.assign(data.plans[1] as object, { popular: false })],
    ["a group", (data) => delete data.address],
    ["the last field", (data) => delete data.last],
  ])("%s less takes its lines alone", (_, change) => {
    const written = changed(source, change);
    expect([written, isInsertion(source, written)]).toEqual([written, true]);
  });

  it.each<[string, (data: File) => void]>([
    ["items", (data) => data.towns.reverse()],
    ["entries", (data) => data.plans.reverse()],
    ["entries without a key", (data) => data.hours.reverse()],
  ])("%s that are moved keep their lines", (_, change) => {
    const written = changed(source, change);
    expect(visible(written)).toBe(visible(source));
    if (!name.startsWith("flow")) expect(lines(written)).toEqual(lines(source));
  });

  it("several changes at once leave every remark", () => {
    const written = changed(source, (data) => {
      data.plans.reverse();
      Object.assign(data.plans[0] as object, { name: "Completo", price: "R$ 500" });
      data.plans[1]?.features?.unshift("Novo");
      data.towns.push("Salgueiro");
      data.hours.reverse();
    });
    expect(remarks(written)).toBe(remarks(source));
  });

  it("random changes, one after another, change nothing else", () => {
    expectOnlyChanges(source, root, Number(process.env.RANDOM_CHANGES ?? 20), name.length);
  });
});

it.each<[string, string, (data: File) => void, string]>([
  [
    "an entry that is removed takes the remark right above it along, and no other",
    "plans:\n  # Todos\n\n  # O leve\n  - name: A\n\n  # O outro\n  - name: B\n",
    (data) => data.plans.shift(),
    "plans:\n  # Todos\n\n  # O outro\n  - name: B\n",
  ],
  [
    "an entry that is moved takes the remark right above it along, and no other",
    "plans:\n  # Todos\n\n  # O leve\n  - name: A\n\n  # O outro\n  - name: B\n",
    (data) => data.plans.reverse(),
    "plans:\n  # Todos\n\n  # O outro\n  - name: B\n\n  # O leve\n  - name: A\n",
  ],
  [
    "a field that is removed leaves the remark above it",
    "title: a\n# Em dias\ndays: 3\nplans: []\n",
    (data) => delete data.days,
    "title: a\n# Em dias\nplans: []\n",
  ],
  [
    "an item that is removed from a list in brackets leaves the remark beside the one before it",
    "towns: [\n  A, # perto\n  B,\n]\n",
    (data) => data.towns.pop(),
    "towns: [\n  A, # perto\n  \n]\n",
  ],
])("%s", (_, source, change, expected) => {
  expect(changed(source, change)).toBe(expected);
});
