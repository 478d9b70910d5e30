import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "@jest/globals";
import { drawable } from "./SocialImage";

it.each([
  ["Parou de gelar? 🥶 Nós consertamos.", "Parou de gelar? Nós consertamos."],
  ["❄️ Zé do Frio", "Zé do Frio"],
  ["D’Ana & Filhas – “frio”, 5 °C", "D’Ana & Filhas – “frio”, 5 °C"],
])("Of a text, the social image has what its font can draw: %s", (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

it("The font has each character that is not left out", () => {
  // The reader that draws the image.
  const { parse } = createRequire(require.resolve("satori"))("@shuding/opentype.js");
  for (const weight of [500, 800]) {
    const { buffer } = new Uint8Array(
      readFileSync(require.resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`)),
    );
    const font = parse(buffer);
    const missing = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code))
      .filter((character) => drawable(`a${character}a`) === `a${character}a`)
      .filter((character) => font.charToGlyphIndex(character) === 0);
    expect(missing).toEqual([]);
  }
});
