import { expect, it } from "@jest/globals";
import { z } from "zod";
import { describeChanges, describeVersions } from "./field-changes";

/* What the owner reads of two versions of a file. */

const text = z.string();
const schema = z.strictObject({
  phone: text.optional().meta({ title: "Telefone" }),
  address: z
    .strictObject({ city: text.meta({ title: "Cidade" }) })
    .optional()
    .meta({ title: "Endereço" }),
  urgent: z.boolean().meta({ title: "Emergência" }),
  day: z.enum(["mon", "tue"]).meta({ title: "Dia", optionTitles: { mon: "segunda", tue: "terça" } }),
  plans: z
    .array(
      z
        .strictObject({
          name: text.meta({ title: "Nome" }),
          price: text.meta({ title: "Preço" }),
          items: z.array(text).meta({ title: "Itens" }),
        })
        .meta({ entryName: "name" }),
    )
    .meta({ title: "Planos", distinct: "name" }),
});

const data = {
  phone: "1",
  address: { city: "Caruaru" },
  urgent: true,
  day: "mon",
  plans: [
    { name: "A", price: "R$ 1", items: ["x", "y"] },
    { name: "B", price: "R$ 2", items: [] },
  ],
};
type Data = typeof data;

/** What is read of a change of the data. */
function changes(change: (data: Data) => unknown): string[] {
  const newer = structuredClone(data);
  change(newer);
  return describeChanges(schema, data, newer);
}

it.each<[string, (data: Data) => unknown, string[]]>([
  ["nothing", () => {}, []],
  ["an emptied field is nothing", (data) => Reflect.set(data, "phone", " "), ["Telefone: 1 → (nada)"]],
  [
    "a field in a group",
    ({ address }) => Reflect.set(address, "city", "Lajedo"),
    ["Endereço › Cidade: Caruaru → Lajedo"],
  ],
  ["a group that is gone", (data) => Reflect.deleteProperty(data, "address"), ["Endereço: Caruaru → (nada)"]],
  ["a choice by its title", (data) => Reflect.set(data, "day", "tue"), ["Dia: segunda → terça"]],
  ["yes and no", (data) => Reflect.set(data, "urgent", false), ["Emergência: sim → não"]],
  [
    "a field of an entry that stands elsewhere now",
    ({ plans }) => Reflect.set(plans.reverse()[0] as object, "price", "R$ 3"),
    ["Planos: outra ordem", "Planos › “B” › Preço: R$ 2 → R$ 3"],
  ],
  ["an entry that is gone", ({ plans }) => plans.shift(), ["Planos › “A”: A · R$ 1 · x · y → (nada)"]],
  [
    "a new entry",
    ({ plans }) => plans.push({ name: "C", price: "R$ 9", items: [] }),
    ["Planos › “C”: (nada) → C · R$ 9"],
  ],
  ["a line of a list", ({ plans }) => plans[0]?.items.shift(), ["Planos › “A” › Itens 1: x → (nada)"]],
])("%s", (_, change, words) => {
  expect(changes(change)).toEqual(words);
});

/** Prices of a plan in the versions of a file, the newest first. */
const versions = ["R$ 3", "R$ 2", "R$ 2", "R$ 3"].map((price, index) => ({
  data: { ...data, plans: [{ name: "A", price, items: [] }] },
  date: new Date(2026, 10, 28 - index),
  author: "Dona",
}));

it("tells of each version what it changed and what it would change, and not of one that changed nothing", () => {
  const described = describeVersions(schema, versions, false);
  expect(described.map(({ version, ...each }) => [version.date.getDate(), each])).toEqual([
    [28, { changes: ["Planos › “A” › Preço: R$ 2 → R$ 3"], effects: [] }],
    [26, { changes: ["Planos › “A” › Preço: R$ 3 → R$ 2"], effects: ["Planos › “A” › Preço: R$ 3 → R$ 2"] }],
    [25, { changes: undefined, effects: [] }],
  ]);
});

it("leaves out the last version if there were others before it: what it changed is not known", () => {
  const described = describeVersions(schema, versions, true);
  expect(described.map(({ version }) => version.date.getDate())).toEqual([28, 26]);
});
