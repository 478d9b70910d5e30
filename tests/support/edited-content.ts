import { readFileSync } from "node:fs";
import path from "node:path";
import { type Document, parse, parseDocument } from "yaml";
import { checkSources, type Sources } from "../../plugins/gatsby-plugin-content-model/check-sources";
import type { FieldPath } from "../../plugins/gatsby-plugin-content-model/fields";
import { valueAt } from "../../plugins/gatsby-plugin-content-model/values";
import { contentModel } from "../../src/content/content-model";
import { type Content, type ContentFile, contentFiles } from "../../src/content/model/content-files";

/** Folder of the other business's content. */
export const otherBusiness = path.resolve("tests/other-business");

/** The moment of unit tests: a Friday in the year of their contents. */
export const now = new Date("2026-11-27T12:00:00Z");

/** Checks files as the build does. */
export const check = (sources: Sources) => checkSources(contentModel, sources, now);

type Edit = (source: string) => string;

/** A file of the valid content with some edits. */
export const edited = (file: string, ...edits: Edit[]) =>
  edits.reduce((source, edit) => edit(source), validSource(file));

/**
 * What the check says of a file with some edits: of each problem its line, as it is written, and its message, `phone: 87 → Falta …`. A warning
 * begins with `Confira:`.
 */
export function told(file: ContentFile, ...edits: Edit[]): string[] {
  const source = edited(file, ...edits);
  return check(contentWith({ [file]: source })).problems.map(({ severity, file: where, line: number, message }) => {
    const written = where === file ? source.split("\n")[number - 1]?.trim() : where;
    return `${severity === "warning" ? "Confira: " : ""}${written} → ${message}`;
  });
}

/** The value at a path of a file with some edits, as the site has it. */
export const read = (file: ContentFile, path: FieldPath, ...edits: Edit[]): unknown =>
  valueAt(contentOf({ [file]: edited(file, ...edits) })[file], path);

/**
 * A file of another business's content, complete and valid, which differs from that in `data/` wherever an owner's may. Tests of
 * functions take their content from it, so that no change of `data/` fails them.
 */
export function validSource(file: string): string {
  return readFileSync(path.join(otherBusiness, file), "utf8");
}

/** The valid content with some files replaced. */
export const contentWith = (changes: Record<string, string>): Sources =>
  new Map(Object.keys(contentFiles).map((file) => [file, Buffer.from(changes[file] ?? validSource(file))]));

/** The valid content, read. */
export const validContent = (): Content => contentOf({});

/** The valid content with some files replaced, read. */
export function contentOf(changes: Record<string, string>): Content {
  const { content, problems } = check(contentWith(changes));
  if (!content) throw new Error(`The content has a problem: ${problems.map(({ message }) => message).join(" ")}`);
  return content;
}

/** Sets and deletes values of a document; values of `null` are deleted. */
function override(document: Document, value: unknown, at: readonly unknown[] = []): void {
  if (value === null) document.deleteIn(at);
  else if (typeof value !== "object" || Array.isArray(value)) document.setIn(at, document.createNode(value));
  else for (const [key, child] of Object.entries(value)) override(document, child, [...at, key]);
}

/** All files of a third business, at night: the other business's with the values of `night-business.yaml`. */
export function nightBusiness(): Record<string, string> {
  const overrides: Record<string, unknown> = parse(readFileSync("tests/night-business.yaml", "utf8"));
  return Object.fromEntries(
    Object.keys(contentFiles).map((file) => {
      const document = parseDocument(validSource(file));
      override(document, overrides[file] ?? {});
      return [file, document.toString()];
    }),
  );
}

const lineOf = (key: string) => new RegExp(`^( *(?:- )?)${key}:.*$`, "m");

function replaced(source: string, pattern: RegExp, replacement: (line: string, indent: string) => string): string {
  if (!pattern.test(source)) throw new Error(`The content has no line like ${pattern}`);
  return source.replace(pattern, replacement);
}

/** Replaces the text after the colon of the first field of this name. */
export const value = (key: string, written: string) => (source: string) =>
  replaced(source, lineOf(key), (_, indent) => `${indent}${key}: ${written}`);

/** Replaces the first line of this field; `~` stands for its indentation. */
export const line = (key: string, written: string) => (source: string) =>
  replaced(source, lineOf(key), (_, indent) => written.replaceAll("~", indent));

/** Adds lines below the first line of this field; `~` stands for its indentation. */
export const below = (key: string, added: string) => (source: string) =>
  replaced(source, lineOf(key), (whole, indent) => `${whole}\n${added.replaceAll("~", indent.replace("-", " "))}`);

/** Deletes the first line of this field. */
export const without = (key: string) => (source: string) =>
  replaced(source, new RegExp(`^ *${key}:.*\\n`, "m"), () => "");

/** Replaces the first item of the first list of this name. */
export const firstItem = (key: string, written: string) => (source: string) =>
  replaced(source, new RegExp(`^( *)${key}:\\n *- .*$`, "m"), (_, indent) => `${indent}${key}:\n${indent}  ${written}`);
