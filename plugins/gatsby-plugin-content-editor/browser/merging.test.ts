import { describe, expect, it } from "@jest/globals";
import { z } from "zod";
import { rootOf } from "../../gatsby-plugin-content-model/fields";
import { merge, plainData } from "./merging";

const opened = {
  phone: "1",
  email: "a",
  address: { city: "Caruaru", state: "PE" },
  plans: [{ name: "Básico" }, { name: "Total" }],
};
const changed = (change: (data: typeof opened) => void) => {
  const data = structuredClone(opened);
  change(data);
  return data;
};

describe("Two versions of a file", () => {
  it("are merged field by field", () => {
    const theirs = changed((data) => Object.assign(data.address, { city: "Garanhuns" }));
    const mine = changed((data) => Object.assign(data.address, { state: "AL" }));
    const address = { city: "Garanhuns", state: "AL" };
    expect(merge(opened, theirs, mine)).toEqual({ merged: { ...opened, address }, conflicts: [] });
  });

  it("conflict in a field that both have changed differently, and in no other", () => {
    const theirs = changed((data) => Object.assign(data, { phone: "2", email: "b" }));
    const mine = changed((data) => Object.assign(data, { phone: "3", email: "b" }));
    expect(merge(opened, theirs, mine)).toEqual({
      merged: { ...opened, phone: "3", email: "b" },
      conflicts: [["phone"]],
    });
  });

  it("conflict in a list that both have changed, wherever it is: its entries have no identity", () => {
    const theirs = changed(({ plans }) => plans.unshift({ name: "Mini" }));
    const mine = changed(({ plans }) => Object.assign(plans[1] ?? {}, { name: "Completo" }));
    expect(merge(opened, theirs, mine)).toEqual({ merged: mine, conflicts: [["plans"]] });
  });

  it("conflict in a group that one has removed and the other has changed", () => {
    const { address, ...theirs } = opened;
    const mine = changed((data) => Object.assign(data.address, { city: "Garanhuns" }));
    expect(merge(opened, theirs, mine)).toEqual({ merged: mine, conflicts: [["address"]] });
    expect(merge(opened, mine, theirs)).toEqual({ merged: theirs, conflicts: [["address"]] });
    expect(merge(opened, opened, theirs)).toEqual({ merged: theirs, conflicts: [] });
    expect(address).toBeDefined();
  });
});

describe("The data of a form", () => {
  const text = z.string();
  const root = rootOf(
    z.strictObject({
      line: text,
      lines: text.meta({ paragraph: true }),
      photo: text.meta({ photo: true }),
      list: z.array(text),
      group: z.strictObject({ line: text }).optional(),
      choice: z.boolean(),
      option: z.boolean().optional(),
    }),
  );

  it.each([
    ["outer spaces and invisible characters", { line: " um\u200B texto\uFEFF " }, { line: "um texto" }],
    [
      "the separators of lines and paragraphs, which glue no words",
      { line: "um\u2028texto\u2029só" },
      { line: "um texto só" },
    ],
    ["line breaks, in a text of one line", { line: "um\r\n texto\tsó" }, { line: "um texto só" }],
    [
      "spaces at the ends of lines, in a text of several",
      { lines: "um \r\ntexto\n\nsó" },
      { lines: "um\ntexto\n\nsó" },
    ],
    ["a photo's slash", { photo: "/fotos/oficina.jpg" }, { photo: "fotos/oficina.jpg" }],
    ["empty fields and groups", { line: "", list: [], group: { line: null } }, {}],
    ["an option that is off", { choice: false, option: false }, { choice: false }],
    ["what has no field", { line: "um", __sc_item: 1 }, { line: "um" }],
  ])("is saved without %s", (_, data, plain) => {
    expect(plainData(data, root)).toEqual(plain);
  });

  it("keeps an item that is empty, for the check to name it", () => {
    expect(plainData({ list: ["um", " "] }, root)).toEqual({ list: ["um", ""] });
  });
});
