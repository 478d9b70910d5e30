import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "@jest/globals";
import { check, contentWith, now, validContent, validSource, value } from "../../../tests/support/corpus";
import { derive } from "../derive";
import { drawable } from "./formats";

const problemsOf = (...edits: ((source: string) => string)[]) =>
  check(
    contentWith({ "business.yaml": edits.reduce((text, edit) => edit(text), validSource("business.yaml")) }),
  ).problems.map(({ message }) => message);

/* What owners write, from public reports. */
it.each([
  ["a CNPJ in small letters", value("taxNumber", "12.abc.345/01de-35")],
  [
    "a tagline that begins with an article that is the brand",
    (text: string) => value("brand", "A")(value("tagline", "a casa do frio")(text)),
  ],
  ["the same in capitals", (text: string) => value("brand", "O")(value("tagline", "O Rei do Gelo")(text))],
  ["a hyphen that does not break the line", value("tagline", "Ar\u2011condicionado")],
])("accepts %s", (_, edit) => {
  expect(problemsOf(edit)).toEqual([]);
});

it("A CNPJ is shown in capitals", () => {
  const content = validContent();
  const business = { ...content["business.yaml"], taxNumber: "12.abc.345/01de-35" };
  expect(derive({ ...content, "business.yaml": business }, now)["business.yaml"].taxNumber).toBe("12.ABC.345/01DE-35");
});

it("The social image's font has each character that may be drawn", () => {
  // The reader that draws the image.
  const { parse } = createRequire(require.resolve("satori"))("@shuding/opentype.js");
  for (const weight of [500, 800]) {
    const { buffer } = new Uint8Array(
      readFileSync(require.resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`)),
    );
    const font = parse(buffer);
    const missing = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code))
      // Two hyphens are drawn as the common one.
      .filter((sign) => drawable.test(sign) && !/[\u2010\u2011]/.test(sign))
      .filter((sign) => font.charToGlyphIndex(sign) === 0);
    expect(missing).toEqual([]);
  }
});
