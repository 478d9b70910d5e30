import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { fontFaces } from "./font-faces";

const faces = fontFaces.match(/@font-face\s*\{[^}]*\}/g) ?? [];
const faceOf = (family: string) => faces.find((face) => face.includes(`font-family:"${family}"`)) ?? "";

/** A percentage descriptor of a font face. */
const percentage = (face: string, name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]);

describe("the heading typeface", () => {
  const file = "src/theme/archivo-750.woff2";
  const before = readFileSync(file);
  const metrics: Record<string, Record<string, number>> = JSON.parse(
    execFileSync(process.execPath, ["--import", "tsx", "scripts/typeface.ts"]).toString(),
  );

  it("is the cut that its script makes", () => {
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it.each([
    ["arial", "Archivo in Arial"],
    ["roboto", "Archivo in Roboto"],
    ["dejaVuSans", "Archivo in DejaVu"],
  ])("has in %s a stand-in of its own measures", (name, family) => {
    expect(metrics[name]).toHaveProperty("size-adjust");
    for (const [property, value] of Object.entries(metrics[name] ?? {}))
      expect(percentage(faceOf(family), property)).toBeCloseTo(value, 1);
  });

  it("comes from the site itself", () => {
    expect(faceOf("Archivo")).toMatch(/src:url\(\/[^/].*\.woff2\)/);
  });
});
