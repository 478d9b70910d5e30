import { execFileSync } from "node:child_process";
import { describe, expect, it } from "@jest/globals";
import { fontFaces } from "./font-faces";

/** A descriptor of an `@font-face` in a style sheet's text. */
function descriptor(face: string, name: string): string | undefined {
  return face.match(new RegExp(`${name}:\\s*([^;}]+)`))?.[1]?.trim();
}

const faces = fontFaces.match(/@font-face\s*\{[^}]*\}/g) ?? [];
const facesOf = (family: string) => faces.filter((face) => descriptor(face, "font-family") === `"${family}"`);

describe("the fallback of the heading typeface", () => {
  const fallbacks = facesOf("Archivo Fallback");

  it("takes the room of the typeface itself in each weight", () => {
    const asWritten = fallbacks.map((face) => {
      const metrics = ["ascent-override", "descent-override", "line-gap-override", "size-adjust"];
      const percent = (name: string) => `${Number.parseFloat(descriptor(face, name) ?? "").toFixed(2)}%`;
      return [descriptor(face, "font-weight"), Object.fromEntries(metrics.map((name) => [name, percent(name)]))];
    });
    const computed = execFileSync(process.execPath, ["--import", "tsx", "scripts/fallback-metrics.ts"]).toString();
    expect(Object.fromEntries(asWritten)).toEqual(JSON.parse(computed));
  });

  it.each([
    { weight: "500", names: ["Arial", "Liberation Sans"] },
    { weight: "700", names: ["Arial Bold", "Liberation Sans Bold"] },
    { weight: "800", names: ["Arial Bold", "Liberation Sans Bold"] },
  ])("is Arial, or what stands for it on Linux, in weight $weight", ({ weight, names }) => {
    const face = fallbacks.find((one) => descriptor(one, "font-weight") === weight) ?? "";
    expect(descriptor(face, "src")).toBe(names.map((name) => `local("${name}")`).join(","));
  });
});

describe("the heading typeface", () => {
  it("is swapped in when it arrives, from the site itself", () => {
    const [face = ""] = facesOf("Archivo Variable");
    expect(descriptor(face, "font-display")).toBe("swap");
    expect(descriptor(face, "src")).toMatch(/^url\(\/[^/].*\.woff2\)/);
  });
});
