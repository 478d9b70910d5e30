import { expect, it } from "@jest/globals";
import { z } from "zod";
import { describeChanges, readVersions } from "./versions";
import { writeYaml } from "./yaml";

/* What the owner reads of the versions of a file. */

const text = z.string();
const flag = z.stringbool();
const schema = z.strictObject({
  phone: text.optional().meta({ title: "Telefone" }),
  address: z
    .strictObject({ city: text.meta({ title: "Cidade" }), street: text.optional().meta({ title: "Rua" }) })
    .optional()
    .meta({ title: "Endereço" }),
  urgent: flag.meta({ title: "Emergência" }),
  day: z.enum(["mon", "tue"]).meta({ title: "Dia", optionTitles: { mon: "segunda", tue: "terça" } }),
  plans: z
    .array(
      z.strictObject({
        name: text.meta({ title: "Nome" }),
        price: text.meta({ title: "Preço" }),
        popular: flag.optional().meta({ title: "Mais popular" }),
        items: z.array(text).optional().meta({ title: "Itens", distinct: true }),
      }),
    )
    .meta({ title: "Planos", distinct: "name" }),
});

const data = {
  phone: "1",
  address: { city: "Caruaru", street: "Rua do Sol" },
  urgent: "true",
  day: "mon",
  plans: [
    { name: "A", price: "R$ 1", popular: "true", items: ["x", "y"] },
    { name: "B", price: "R$ 2" },
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
  [
    "a group that is gone",
    (data) => Reflect.deleteProperty(data, "address"),
    ["Sai Endereço: Cidade: Caruaru; Rua: Rua do Sol"],
  ],
  ["a choice by its title", (data) => Reflect.set(data, "day", "tue"), ["Dia: segunda → terça"]],
  ["yes and no", (data) => Reflect.set(data, "urgent", "false"), ["Emergência: sim → não"]],
  [
    "a field of an entry that stands elsewhere now",
    ({ plans }) => Reflect.set(plans.reverse()[0] as object, "price", "R$ 3"),
    ["Planos: outra ordem", "Planos › “B” › Preço: R$ 2 → R$ 3"],
  ],
  ["a new name", ({ plans }) => Reflect.set(plans[1] as object, "name", "C"), ["Planos › “C” › Nome: B → C"]],
  [
    "an entry that is gone, by the names of its fields",
    ({ plans }) => plans.shift(),
    ["Sai Planos › “A”: Nome: A; Preço: R$ 1; Mais popular: sim; Itens: x, y"],
  ],
  [
    "a new entry",
    ({ plans }) => plans.push({ name: "C", price: "R$ 9" }),
    ["Entra Planos › “C”: Nome: C; Preço: R$ 9"],
  ],
  ["a line of a list less", ({ plans }) => plans[0]?.items?.shift(), ["Sai Planos › “A” › Itens: x"]],
  ["a new list", ({ plans }) => Reflect.set(plans[1] as object, "items", ["z"]), ["Entra Planos › “B” › Itens: z"]],
])("%s", (_, change, words) => {
  expect(changes(change)).toEqual(words);
});

/** A repository that has had these prices, the newest first; nothing is a version that can't be read. */
const withPrices = (...prices: (string | undefined)[]) => ({
  history: async (_: string, count: number) =>
    prices.slice(0, count).map((price, index) => ({
      text: price ? writeYaml("", { ...data, plans: [{ name: "A", price }] }) : "plans: [",
      date: new Date(2026, 10, 28 - index),
      author: "Dona",
    })),
});

const read = async (...prices: (string | undefined)[]) => {
  const versions = await readVersions(withPrices(...prices), schema, "plans.yaml", (text) => !text.includes("["));
  return versions.map(({ date, changes }) => [date.getDate(), changes]);
};

it("tells of each save what it changed, and not of one that changed nothing", async () => {
  expect(await read("R$ 3", "R$ 2", "R$ 2", "R$ 3")).toEqual([
    [28, ["Planos › “A” › Preço: R$ 2 → R$ 3"]],
    [26, ["Planos › “A” › Preço: R$ 3 → R$ 2"]],
    [25, undefined],
  ]);
});

it("leaves out the oldest if there were others before it: what it changed is not known", async () => {
  expect((await read("R$ 3", "R$ 2", undefined)).map(([day]) => day)).toEqual([28]);
  expect(await read(...Array.from({ length: 20 }, (_, index) => `R$ ${index}`))).toHaveLength(10);
});
