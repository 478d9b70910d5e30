import { expect, it } from "@jest/globals";
import { z } from "zod";
import { rootOf } from "../../gatsby-plugin-content-model/fields";
import { plainData } from "./plain-data";

const text = z.string();
const root = rootOf(
  z.strictObject({
    line: text,
    lines: text.meta({ paragraph: true }),
    photo: text.meta({ photo: true }),
    days: z.coerce.number(),
    list: z.array(text),
    group: z.strictObject({ line: text }).optional(),
    choice: z.stringbool(),
    option: z.stringbool().optional(),
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
  ["spaces at the ends of lines, in a text of several", { lines: "um \r\ntexto\n\nsó" }, { lines: "um\ntexto\n\nsó" }],
  ["a photo's slash", { photo: "/fotos/oficina.jpg" }, { photo: "fotos/oficina.jpg" }],
  ["two slashes of a renamed photo", { photo: "//oficina.jpg" }, { photo: "oficina.jpg" }],
  ["empty fields and groups", { line: "", list: [], group: { line: null } }, {}],
  ["an option that is off", { choice: false, option: false }, { choice: false }],
  ["what has no field", { line: "um", __sc_item: 1 }, { line: "um" }],
])("takes a form's data without %s", (_, data, plain) => {
  expect(plainData(data, root)).toEqual(plain);
});

it("reads a number and a choice as the model does, and keeps what is none as it was written", () => {
  expect(plainData({ days: " 30 ", option: "true" }, root)).toEqual({ days: 30, option: true });
  expect(plainData({ days: "30 dias" }, root)).toEqual({ days: "30 dias" });
});

it("keeps an item that is empty, for the check to name it", () => {
  expect(plainData({ list: ["um", " "] }, root)).toEqual({ list: ["um", ""] });
});
