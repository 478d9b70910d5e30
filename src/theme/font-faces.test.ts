import { createFontStack } from "@capsizecss/core";
import archivo from "@capsizecss/metrics/archivo";
import arial from "@capsizecss/metrics/arial";
import { describe, expect, it } from "@jest/globals";
import { fontFaces } from "./font-faces";

/** A descriptor of a typeface's `@font-face` in a style sheet's text. */
function descriptor(styles: string, family: RegExp, name: string): string | undefined {
  const face = styles.match(/@font-face\s*\{[^}]*\}/g)?.find((rule) => family.test(rule));
  return face?.match(new RegExp(`${name}:\\s*([^;}]+)`))?.[1]?.trim();
}

describe("the fallback of the heading typeface", () => {
  const computed = createFontStack([archivo, arial], { fontFaceFormat: "styleString" }).fontFaces;

  it.each(["ascent-override", "descent-override", "line-gap-override", "size-adjust"])(
    "takes the room of the typeface itself: %s",
    (name) => {
      const expected = descriptor(computed, /Archivo Fallback/, name);
      expect(expected).toMatch(/%$/);
      // Two digits behind the point are a fifth of a pixel in the largest heading.
      const percent = (value = "") => Number.parseFloat(value).toFixed(2);
      expect(percent(descriptor(fontFaces, /Archivo Fallback/, name))).toBe(percent(expected));
    },
  );

  it("is Arial, or what stands for it on Linux", () => {
    expect(descriptor(fontFaces, /Archivo Fallback/, "src")).toContain('local("Arial")');
  });
});

describe("the heading typeface", () => {
  it("is swapped in when it arrives, from the site itself", () => {
    expect(descriptor(fontFaces, /Archivo Variable/, "font-display")).toBe("swap");
    expect(descriptor(fontFaces, /Archivo Variable/, "src")).toMatch(/^url\(\/[^/].*\.woff2\)/);
  });
});
