import { expect, it } from "@jest/globals";
import { z } from "zod";
import { rootOf } from "../../gatsby-plugin-content-model/fields";
import { textsIn } from "../../gatsby-plugin-content-model/values";
import { applyChanges } from "./apply-changes";
import { withPlaces } from "./list-entries";
import { mergeData, type Side } from "./merge";
import { plainData } from "./plain-data";
import { readYaml } from "./yaml-text";

/* What becomes of two people's, or two windows', changes of one file. */

const text = z.string();
const plan = z.strictObject({ name: text, price: text });
const root = rootOf(
  z.strictObject({
    phone: text.optional(),
    email: text.optional(),
    urgent: z.boolean().optional(),
    note: text.optional(),
    address: z.strictObject({ street: text, city: text }).optional(),
    person: z.strictObject({ name: text, role: text }).optional(),
    hours: z.array(z.strictObject({ day: text, opens: text })).optional(),
    plans: z.array(plan).meta({ distinct: "name" }),
    towns: z.array(text).meta({ distinct: true }),
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

const opened = readYaml(file) as unknown as File;
const changed = (...changes: Change[]) => {
  const data = structuredClone(opened);
  for (const change of changes) change(data);
  return data;
};

/** Applies a change in a form to the file in which somebody else has made another. */
function together(theirs: Change, mine: Change, winner?: Side) {
  const stored = applyChanges(file, root, opened, changed(theirs)).text;
  const form = withPlaces(opened) as File;
  mine(form);
  const { text: written, conflicts } = applyChanges(stored, root, opened, form, winner);
  return { data: plainData(readYaml(written), root), conflicts };
}

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
  ["an entry of a list without a key", opens(0, "7h"), "another", opens(1, "10h")],
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
  "of two people's changes keeps $theirs, and of the other's $mine",
  ({ their, own, both }) => {
    const expected = both.length > 0 ? changed(...both) : changed(their, own);
    expect(together(their, own)).toEqual({ data: expected, conflicts: [] });
  },
);

it("An optional list that two people have together emptied is no longer in the file", () => {
  const theirs = file.replace("  - Garanhuns\n", "");
  const form = withPlaces(changed((data) => data.towns.shift()));
  expect(applyChanges(theirs, root, opened, form).text).not.toContain("towns");
});

const asked: [string, Change, string, Change, unknown[]][] = [
  ["a field", (data) => (data.phone = "9"), "the same", (data) => (data.phone = "8"), [["phone"], "9", "8"]],
  ["a field less", (data) => delete data.phone, "the same", (data) => (data.phone = "8"), [["phone"], undefined, "8"]],
  ["a field", (data) => (data.phone = "9"), "the same less", (data) => delete data.phone, [["phone"], "9", undefined]],
  [
    "a group less",
    (data) => delete data.address,
    "a field of it",
    street("Rua da Lua"),
    [["address"], undefined, { street: "Rua da Lua", city: "Bezerros" }],
  ],
  ["the price of a plan", price(1, "8"), "the same", price(1, "9"), [["plans", 1, "price"], "8", "9"]],
  [
    "a plan more",
    added("X", 0),
    "one of that name",
    (data) => data.plans.push({ name: "X", price: "7" }),
    [["plans", 3, "price"], "9", "7"],
  ],
  ["a plan less", removed(1), "its price", price(1, "9"), [["plans", 1], undefined, { name: "B", price: "9" }]],
  [
    "the price of a plan",
    price(1, "8"),
    "the plan less",
    removed(1),
    [["plans", 1], { name: "B", price: "8" }, undefined],
  ],
  [
    "another plan in the place of one",
    (data) => data.plans.splice(1, 1, { name: "X", price: "5" }),
    "the price of that",
    price(1, "9"),
    [["plans", 1], undefined, { name: "B", price: "9" }],
  ],
  [
    "a town",
    (data) => (data.towns[0] = "Arcoverde"),
    "the same",
    (data) => (data.towns[0] = "Buíque"),
    [["towns", 0], undefined, "Buíque"],
  ],
];

it.each(asked.map(([theirs, their, mine, own, values]) => ({ theirs, their, mine, own, values })))(
  "asks once if one has changed $theirs, and the other $mine",
  ({ their, own, values: [path, theirs, mine] }) => {
    const { conflicts } = together(their, own);
    expect(conflicts.map((each) => [each.path, each.theirs, each.mine])).toEqual([[path, theirs, mine]]);
  },
);

it.each(asked.map(([theirs, their, mine, own]) => ({ theirs, their, mine, own })))(
  "keeps what is saved if the owner prefers it, where one has changed $theirs, and the other $mine, and saves his other changes",
  ({ their, own }) => {
    const email = (data: File) => (data.email = "c@d.com");
    const { data } = together(their, (form) => [own(form), email(form)], "theirs");
    expect(data).toEqual(plainData(changed(their, email), root));
  },
);

it("asks if both have moved entries, each to another place", () => {
  const { data, conflicts } = together(moved(0, 2), moved(2, 0));
  expect(conflicts.map(({ path }) => path)).toEqual([["plans"]]);
  expect(data).toEqual(changed(moved(2, 0)));
  expect(together(moved(0, 2), moved(2, 0), "theirs").data).toEqual(changed(moved(0, 2)));
});

it.each([
  ["a choice that is off", "urgent: false\n"],
  ["a remark", "# nota\n"],
])("takes %s, written by hand, for no change", (_, line) => {
  const { conflicts, text: written } = applyChanges(
    line + file,
    root,
    opened,
    changed((data) => (data.phone = "9")),
  );
  expect(conflicts).toEqual([]);
  expect(written).toBe((line + file).replace('"1"', '"9"'));
});

it("takes a text in another style, or with a space at its end, for the same", () => {
  const byHand = file.replace('phone: "1"', "phone: >\n  1").replace("email: a@b.com", 'email: "a@b.com "');
  const { conflicts, text: written } = applyChanges(
    byHand,
    root,
    opened,
    changed((data) => (data.phone = "9")),
  );
  expect(conflicts).toEqual([]);
  expect(written).toBe(byHand.replace("  1", "  9"));
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
  Object.entries(kinds).map(([own, mine]) => [`${their} × ${own}`, theirs("theirs"), mine("mine")] as const),
);
const textsOf = (value: unknown) => Array.from(textsIn(value), ([, each]) => each);

it("loses nothing of two changes, of whichever kinds: it stands in the file, or in the question", () => {
  for (const [pair, theirs, mine] of pairs) {
    const sides = { theirs: changed(theirs), mine: changed(mine) };
    const form = withPlaces(opened) as File;
    mine(form);
    for (const winner of ["theirs", "mine"] as const) {
      const { data, conflicts } = mergeData(root, { before: opened, ...sides }, form, winner);
      const written = textsOf(data);
      for (const side of ["theirs", "mine"] as const) {
        const added = textsOf(sides[side]).filter((each) => !file.includes(each));
        const found = side === winner ? written : [...written, ...textsOf(conflicts.map((each) => each[side]))];
        expect([pair, winner, found]).toEqual([pair, winner, expect.arrayContaining(added)]);
      }
      const stays = textsOf(sides.theirs).filter((each) => textsOf(sides.mine).includes(each));
      expect([pair, winner, written]).toEqual([pair, winner, expect.arrayContaining(stays)]);
    }
  }
});
