import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { fieldAt } from "../../plugins/gatsby-plugin-content-model/fields";
import { errorsIn } from "../../plugins/gatsby-plugin-content-model/problems";
import { textsIn } from "../../plugins/gatsby-plugin-content-model/values";
import { check, now } from "../../tests/support/edited-content";
import { derive } from "./derive";
import { type ContentFile, contentFiles } from "./model/content-files";

/* An update asks the owner for nothing: content that an earlier release accepted passes the check as it is, and no text of it is lost. */

const read = (name: string) => parse(readFileSync(`tests/earlier-content/${name}.yaml`, "utf8"));

/** A value with changes, by key or index; `null` deletes. */
function changed(value: unknown, changes: unknown): unknown {
  if (typeof changes !== "object" || changes === null || Array.isArray(changes) || value === undefined) return changes;
  const result = structuredClone(value) as Record<string, unknown>;
  for (const [key, change] of Object.entries(changes)) {
    if (change === null) delete result[key];
    else result[key] = changed(result[key], change);
  }
  return result;
}

/** Hyphens of word processors are written as common ones. */
const asShown = (words: string) => words.replaceAll("\u2011", "-").trim();

const newer = read("2026-11-28");
const older = changed(newer, read("2026-11-27"));

describe.each([
  ["28 November 2026", newer],
  ["27 November 2026", older],
])("the content of %s", (_, content) => {
  const files = Object.keys(contentFiles) as ContentFile[];
  const result = check(new Map(files.map((file) => [file, Buffer.from(JSON.stringify(content[file]))])));

  it("has no error", () => {
    expect(errorsIn(result.problems)).toEqual([]);
  });

  // A statement is shown where it is quoted.
  it.each(files.filter((file) => file !== "statements.yaml"))("loses no words of %s", (file) => {
    const shown = result.content && derive(result.content, now)[file];
    const said = [...textsIn(shown)].map(([, text]) => text).join("\n");
    const lost = [...textsIn(content[file])]
      .filter(([path]) => fieldAt(contentFiles[file], path)?.interpolated)
      .flatMap(([, text]) => text.split(/\{.*?\}|\n/))
      .filter((words) => !said.includes(asShown(words)));
    expect(lost).toEqual([]);
  });

  it.each(files)("has every name in braces filled in: %s", (file) => {
    const shown = result.content && derive(result.content, now)[file];
    const unfilled = [...textsIn(shown)].filter(([path, text]) => {
      const { interpolated, slots = [] } = fieldAt(contentFiles[file], path) ?? {};
      const names = Array.from(text.matchAll(/\{(.*?)\}/g), ([, name = ""]) => name);
      return interpolated && names.some((name) => !slots.includes(name));
    });
    expect(unfilled).toEqual([]);
  });
});
