import { expect, it } from "@jest/globals";
import { z } from "zod";
import { type Field, rootOf } from "../../gatsby-plugin-content-model/fields";
import { textsIn } from "../../gatsby-plugin-content-model/values";
import { isEqual, merge, setAt, settle, tidy } from "./data";
import { readYaml } from "./yaml";

const text = z.string();

it("sets a value where it belongs, and leaves the data as they were", () => {
  const data = { plans: [{ name: "A" }, { name: "B" }] };
  expect(setAt(data, ["plans", 1, "price"], "3")).toEqual({ plans: [{ name: "A" }, { name: "B", price: "3" }] });
  expect(setAt(data, ["plans", 0], undefined)).toEqual({ plans: [{ name: "B" }] });
  expect(setAt(data, ["plans"], undefined)).toEqual({});
  expect(setAt(undefined, ["towns", 0], "Caruaru")).toEqual({ towns: ["Caruaru"] });
  expect(data).toEqual({ plans: [{ name: "A" }, { name: "B" }] });
});

it("compares values whatever the order of their keys, and takes an empty one for none", () => {
  expect(isEqual({ a: "1", b: ["2"] }, { b: ["2"], a: "1", c: null })).toBe(true);
  expect(isEqual({ a: "1" }, { a: "2" })).toBe(false);
  expect(isEqual(["1", "2"], ["2", "1"])).toBe(false);
  expect(isEqual([], {})).toBe(false);
});

const form = rootOf(
  z.strictObject({
    line: text.optional(),
    lines: text.meta({ paragraph: true }).optional(),
    name: text.optional(),
    days: z.coerce.number().optional(),
    list: z.array(text).optional(),
    group: z.strictObject({ line: text }).optional(),
    needed: z.strictObject({ line: text, list: z.array(text) }).optional(),
  }),
);

it.each([
  ["outer spaces and invisible signs", { line: " um\u200B texto\uFEFF " }, { line: "um texto" }],
  ["line breaks, in a text of one line", { line: "um\r\n texto\n\nsó" }, { line: "um texto só" }],
  ["spaces at the ends of lines, in one of several", { lines: "um \r\ntexto\n\nsó" }, { lines: "um\ntexto\n\nsó" }],
  ["optional fields, lists and groups that are empty", { line: " ", name: null, list: [], group: {} }, {}],
])("saves a form without %s", (_, data, tidied) => {
  expect(tidy(form, data)).toEqual(tidied);
});

it("keeps what the check is to name: an emptied field that is needed, an empty entry, what has no field", () => {
  const data = { needed: { line: "", list: [] }, list: ["um", " "], other: " a " };
  expect(tidy(form, data)).toEqual({ needed: { line: "", list: [] }, list: ["um", ""], other: " a " });
});

/* Two people, or two windows. */

const root: Field = rootOf(
  z.strictObject({
    phone: text.optional(),
    email: text.optional(),
    note: text.optional(),
    address: z.strictObject({ street: text, city: text }).optional(),
    person: z.strictObject({ name: text, role: text }).optional(),
    hours: z.array(z.strictObject({ day: text, opens: text })).optional(),
    plans: z.array(z.strictObject({ name: text, price: text })).meta({ distinct: "name" }),
    towns: z.array(text).meta({ distinct: true }).optional(),
  }),
);

const file = `phone: "1"
email: a@b.com
address:
  street: Rua do Sol
  city: Bezerros
hours:
  - day: segunda
    opens: 8h
  - day: sábado
    opens: 9h
plans:
  - name: A
    price: "4"
  - name: B
    price: "2"
  - name: C
    price: "3"
towns:
  - Caruaru
  - Garanhuns
`;

interface File {
  phone?: string;
  email?: string;
  note?: string;
  address?: { street: string; city: string };
  person?: { name: string; role: string };
  hours: { day: string; opens: string }[];
  plans: { name: string; price: string }[];
  towns: string[];
}
type Change = (data: File) => unknown;

const base = readYaml(file) as File;
function changed(...changes: Change[]): File {
  const data = structuredClone(base);
  for (const change of changes) change(data);
  return data;
}
const together = (theirs: Change, mine: Change) => merge(root, base, changed(mine), changed(theirs));

const at = (data: File, index: number) => data.plans[index] as { name: string; price: string };
const price = (index: number, value: string) => (data: File) => (at(data, index).price = value);
const opens = (index: number, value: string) => (data: File) =>
  Object.assign(data.hours[index] as object, { opens: value });
const renamed = (index: number, value: string) => (data: File) => (at(data, index).name = value);
const added = (name: string, index: number) => (data: File) => data.plans.splice(index, 0, { name, price: "9" });
const removed = (index: number) => (data: File) => data.plans.splice(index, 1);
const moved = (from: number, to: number) => (data: File) => data.plans.splice(to, 0, ...data.plans.splice(from, 1));
const street = (value: string) => (data: File) => Object.assign(data.address as object, { street: value });
const names = (list: string) => (data: File) => {
  const all = new Map(data.plans.map((each) => [each.name, each]));
  data.plans = [...list].map((name) => all.get(name) ?? { name, price: "9" });
};

const kept: [string, Change, string, Change, ...Change[]][] = [
  ["a field", (data) => (data.phone = "9"), "another", (data) => (data.email = "c@d.com")],
  [
    "a field of a group",
    street("Rua da Lua"),
    "another",
    (data) => Object.assign(data.address as object, { city: "Belo Jardim" }),
  ],
  [
    "a field",
    (data) => (data.phone = "9"),
    "the same, alike",
    (data) => (data.phone = "9"),
    (data) => (data.phone = "9"),
  ],
  ["a field less", (data) => delete data.phone, "another", (data) => (data.email = "c@d.com")],
  ["the price of a plan", price(0, "8"), "that of another", price(2, "9")],
  ["an entry of a list without names", opens(0, "7h"), "another", opens(1, "10h")],
  ["the price of a plan", price(1, "8"), "its name", renamed(1, "Novo")],
  ["a plan's name", renamed(1, "Novo"), "its price", price(1, "8")],
  ["a plan on top", added("X", 0), "the price of a plan", price(1, "8"), price(1, "8"), added("X", 0)],
  ["a plan more", added("X", 3), "another more", added("Y", 3), names("ABCYX")],
  ["a plan more", added("X", 1), "the same", added("X", 3), names("AXBC")],
  ["a plan less", removed(0), "the price of another", price(1, "8"), price(1, "8"), removed(0)],
  ["a plan less", removed(0), "another less", removed(1), names("C")],
  ["a plan less", removed(1), "the same less", removed(1), names("AC")],
  ["a plan less", removed(0), "a plan more", added("X", 1), names("XBC")],
  ["a plan moved", moved(0, 2), "its price", price(0, "8"), price(0, "8"), moved(0, 2)],
  ["a plan moved", moved(0, 2), "a plan more", added("X", 1), names("BCAX")],
  ["a plan moved", moved(0, 2), "another less", removed(1), names("CA")],
  ["a plan moved", moved(0, 2), "the same moved alike", moved(0, 2), names("BCA")],
  ["the price of a plan", price(1, "8"), "a plan moved", moved(1, 0)],
  ["a plan more", added("X", 3), "a plan moved", moved(2, 0), names("CXAB")],
  ["a plan less", removed(1), "a plan moved", moved(2, 0), names("CA")],
  [
    "a town more",
    (data) => data.towns.push("Petrolina"),
    "one less",
    (data) => data.towns.shift(),
    (data) => (data.towns = ["Garanhuns", "Petrolina"]),
  ],
  [
    "all towns but the first less",
    (data) => data.towns.pop(),
    "the first less",
    (data) => data.towns.shift(),
    (data) => delete (data as Partial<File>).towns,
  ],
  ["a town", (data) => (data.towns[0] = "Arcoverde"), "another", (data) => (data.towns[1] = "Buíque")],
];

it.each(kept.map(([theirs, their, mine, own, ...both]) => ({ theirs, their, mine, own, both })))(
  "keeps of two people's changes $theirs, and of the other's $mine",
  ({ their, own, both }) => {
    const expected = both.length > 0 ? changed(...both) : changed(their, own);
    expect(together(their, own)).toEqual({ data: expected, conflicts: [] });
  },
);

const asked: [string, Change, string, Change, unknown[]][] = [
  ["a field", (data) => (data.phone = "9"), "the same", (data) => (data.phone = "8"), [["phone"], "1", "8", "9"]],
  ["a field less", (data) => delete data.phone, "it", (data) => (data.phone = "8"), [["phone"], "1", "8", undefined]],
  [
    "a field",
    (data) => (data.phone = "9"),
    "it is less",
    (data) => delete data.phone,
    [["phone"], "1", undefined, "9"],
  ],
  [
    "a group less",
    (data) => delete data.address,
    "a field of it",
    street("Rua da Lua"),
    [["address"], base.address, { street: "Rua da Lua", city: "Bezerros" }, undefined],
  ],
  ["the price of a plan", price(1, "8"), "the same", price(1, "9"), [["plans", 1, "price"], "2", "9", "8"]],
  [
    "the price of a plan that stands elsewhere by now",
    (data) => [price(1, "8")(data), added("X", 0)(data)],
    "the same",
    price(1, "9"),
    [["plans", 2, "price"], "2", "9", "8"],
  ],
  [
    "a plan more",
    added("X", 0),
    "one of that name",
    (data) => data.plans.push({ name: "X", price: "7" }),
    [["plans", 0, "price"], undefined, "7", "9"],
  ],
  [
    "a plan less",
    removed(1),
    "its price",
    price(1, "9"),
    [["plans", 1], base.plans[1], { name: "B", price: "9" }, undefined],
  ],
  [
    "the price of a plan",
    price(1, "8"),
    "the plan less",
    removed(1),
    [["plans", 1], base.plans[1], undefined, { name: "B", price: "8" }],
  ],
  [
    "a town",
    (data) => (data.towns[0] = "Arcoverde"),
    "the same",
    (data) => (data.towns[0] = "Buíque"),
    [["towns", 0], "Caruaru", "Buíque", "Arcoverde"],
  ],
];

it.each(asked.map(([theirs, their, mine, own, values]) => ({ theirs, their, mine, own, values })))(
  "asks once if one has changed $theirs, and the other $mine, and saves the rest whatever is answered",
  ({ their, own, values }) => {
    const email: Change = (data) => (data.email = "c@d.com");
    const { data, conflicts } = together(their, (form) => [own(form), email(form)]);
    expect(conflicts.map((each) => [each.path, each.base, each.mine, each.theirs])).toEqual([values]);
    expect(settle(data, conflicts, ["theirs"])).toEqual(changed(their, email));
    expect(settle(data, conflicts, ["mine"])).toMatchObject({ email: "c@d.com" });
  },
);

it("settles several questions of a list, each as it was answered", () => {
  const { data, conflicts } = together(
    (form) => [removed(0)(form), price(1, "8")(form)],
    (form) => [price(0, "5")(form), price(1, "6")(form), price(2, "7")(form)],
  );
  expect(conflicts.map(({ path }) => path)).toEqual([
    ["plans", 0],
    ["plans", 2, "price"],
  ]);
  const plans = (choices: ("mine" | "theirs")[]) =>
    (settle(data, conflicts, choices) as File).plans.map((each) => each.price);
  expect(plans(["theirs", "mine"])).toEqual(["6", "7"]);
  expect(plans(["mine", "theirs"])).toEqual(["5", "6", "8"]);
});

it("asks which list is to stand if both have moved entries, each to another place", () => {
  const { conflicts } = together(moved(0, 2), moved(2, 0));
  expect(conflicts).toEqual([
    { path: ["plans"], base: base.plans, mine: changed(moved(2, 0)).plans, theirs: changed(moved(0, 2)).plans },
  ]);
});

it.each([
  ["moved up by one that is less and another more", ["B", "C", "D"]],
  ["put in its place", ["D", "B", "C"]],
])("gives a price that they set to no plan that I have %s, and asks", (_, list) => {
  const plan = (name: string, price = "1") => ({ name, price, text: `Plano ${name}` });
  const plans = rootOf(
    z.strictObject({
      plans: z.array(z.strictObject({ name: text, price: text, text })).meta({ distinct: "name" }),
    }),
  );
  const { data, conflicts } = merge(
    plans,
    { plans: [plan("A"), plan("B"), plan("C")] },
    { plans: list.map((name) => plan(name)) },
    { plans: [plan("A", "9"), plan("B"), plan("C")] },
  );
  expect(conflicts).toMatchObject([{ base: plan("A"), theirs: plan("A", "9") }]);
  expect(settle(data, conflicts, ["mine"])).toEqual({ plans: list.map((name) => plan(name)) });
});

it("takes a text that only has other spaces for the same", () => {
  const theirs = changed((data) => (data.email = " a@b.com\n"));
  expect(
    merge(
      root,
      base,
      changed((data) => (data.phone = "9")),
      theirs,
    ),
  ).toEqual({
    data: changed((data) => (data.phone = "9")),
    conflicts: [],
  });
});

/** Changes of each kind; what they bring is named after who makes them. */
const kinds: Record<string, (by: string) => Change> = {
  "a field": (by) => (data) => (data.phone = by),
  "a field less": () => (data) => delete data.phone,
  "a field more": (by) => (data) => (data.note = by),
  "a field of a group": (by) => street(by),
  "a group less": () => (data) => delete data.address,
  "a group more": (by) => (data) => (data.person = { name: by, role: `${by} role` }),
  "an entry": (by) => opens(1, by),
  "an entry more": (by) => (data) => data.hours.push({ day: by, opens: `${by} opens` }),
  "an entry less": () => (data) => data.hours.splice(1, 1),
  "an entry moved": () => (data) => data.hours.reverse(),
  "a list less": () => (data) => delete (data as Partial<File>).hours,
  "a price": (by) => price(1, by),
  "a name": (by) => renamed(1, by),
  "a name, alike": () => renamed(1, "Z"),
  "a name and its price": (by) => (data) => [renamed(1, by)(data), price(1, `${by} price`)(data)],
  "a plan more": (by) => added(by, 3),
  "a plan of the same name": (by) => (data) => data.plans.push({ name: "X", price: by }),
  "a plan more, alike": () => added("X", 1),
  "a plan less": () => removed(1),
  "the first plan less, and a price": (by) => (data) => [removed(0)(data), price(0, by)(data)],
  "a plan up": () => moved(1, 0),
  "a plan down": () => moved(1, 2),
  "a plan in the place of one": (by) => (data) => data.plans.splice(1, 1, { name: by, price: `${by} price` }),
  "a town": (by) => (data) => (data.towns[1] = by),
  "a town more": (by) => (data) => data.towns.unshift(by),
  "a town more, alike": () => (data) => data.towns.push("Z"),
  "a town less": () => (data) => data.towns.splice(1, 1),
  "a town moved": () => (data) => data.towns.reverse(),
  "other towns": (by) => (data) => (data.towns = [by]),
};
const pairs = Object.entries(kinds).flatMap(([their, theirs]) =>
  Object.entries(kinds).map(
    ([own, mine]) => [`${their} × ${own}`, changed(theirs("theirs")), changed(mine("mine"))] as const,
  ),
);
const textsOf = (value: unknown) => Array.from(textsIn(value), ([, each]) => each);

it("loses nothing of two changes, of whichever kinds: it stands in the file, or in the question", () => {
  for (const [pair, theirs, mine] of pairs) {
    const { data, conflicts } = merge(root, base, mine, theirs);
    for (const choice of ["mine", "theirs"] as const) {
      const settled = textsOf(
        settle(
          data,
          conflicts,
          conflicts.map(() => choice),
        ),
      );
      for (const [side, sides] of Object.entries({ mine, theirs })) {
        const typed = textsOf(sides).filter((each) => !file.includes(each));
        const found = side === choice ? settled : [...settled, ...textsOf(conflicts)];
        expect([pair, choice, side, found]).toEqual([pair, choice, side, expect.arrayContaining(typed)]);
      }
      const stays = textsOf(theirs).filter((each) => textsOf(mine).includes(each));
      expect([pair, choice, settled]).toEqual([pair, choice, expect.arrayContaining(stays)]);
    }
  }
});
