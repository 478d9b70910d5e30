import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { checkSources, type Sources } from "../../plugins/gatsby-plugin-content-model/check-sources";
import { type Remedy, refusal } from "../../plugins/gatsby-plugin-content-model/fields";
import { messages as checkMessages } from "../../plugins/gatsby-plugin-content-model/messages";
import { contentModel } from "./content-model";
import { messages as siteMessages } from "./messages";
import { type ContentFile, contentFiles } from "./model";

type Whole<Message> = Message extends Remedy ? string : Message;

/** All sentences that the owner may read: the check's, and this site's. */
export const messages = {
  ...checkMessages,
  ...(Object.fromEntries(
    Object.entries(siteMessages).map(([name, message]) => [
      name,
      typeof message === "object" ? refusal(message) : message,
    ]),
  ) as { [Name in keyof typeof siteMessages]: Whole<(typeof siteMessages)[Name]> }),
  count: (from: number, to: number) => refusal(siteMessages.count(from, to)),
};

/** Checks texts of files, as the build does. */
export const check = (sources: Sources) => checkSources(contentModel, sources, transformed).report;

/** A slip of the pen in one file of the real content, and what the owner is to read about it. */
export interface Slip {
  /** What he did, in words. */
  slip: string;
  file: ContentFile;
  /** The file's text after it; bytes where no text could say it. */
  make: (source: string) => string | Uint8Array;
  /** Text in the line that is reported; without it, the first line that the slip has changed. */
  at?: string;
  /** The field in words; absent where the report is of the line alone. */
  field?: string;
  message: string;
}

/** The real content, as it ships or as the owner has changed it since: slips are made by the fields' names, whatever they hold. */
export function realSource(file: string): string {
  return readFileSync(path.resolve("data", file), "utf8");
}

/** The real content with some files written anew, added or, where `undefined`, taken away. */
export function contentWith(changes: Record<string, string | Uint8Array | undefined>): Sources {
  const real = Object.keys(contentFiles).map((file) => [file, realSource(file)] as const);
  const entries = [...new Map([...real, ...Object.entries(changes)])];
  return new Map(entries.flatMap(([file, text]) => (text === undefined ? [] : [[file, bytesOf(text)]])));
}

const bytesOf = (text: string | Uint8Array): Uint8Array => (typeof text === "string" ? Buffer.from(text) : text);

/** A file's bytes as text. */
export const textOf = (text: string | Uint8Array): string => Buffer.from(bytesOf(text)).toString("utf8");

/** What gatsby-transformer-yaml makes of a text: read with its own copy of js-yaml. */
export function transformed(source: string): unknown {
  const fromTransformer = createRequire(require.resolve("gatsby-transformer-yaml/package.json"));
  return fromTransformer("js-yaml").load(source);
}

const lineOf = (key: string) => new RegExp(`^( *(?:- )?)${key}:.*$`, "m");

function replaced(source: string, pattern: RegExp, replacement: (line: string, indent: string) => string): string {
  if (!pattern.test(source)) throw new Error(`The content has no line like ${pattern}`);
  return source.replace(pattern, replacement);
}

/** Writes something else after the colon of the first field of this name. */
export const value = (key: string, written: string) => (source: string) =>
  replaced(source, lineOf(key), (_, indent) => `${indent}${key}: ${written}`);

/** Writes something else in place of the first line of this field; `~` stands for its indentation. */
export const line = (key: string, written: string) => (source: string) =>
  replaced(source, lineOf(key), (_, indent) => written.replaceAll("~", indent));

/** Adds lines below the first line of this field; `~` stands for its indentation. */
export const below = (key: string, added: string) => (source: string) =>
  replaced(source, lineOf(key), (whole, indent) => `${whole}\n${added.replaceAll("~", indent.replace("-", " "))}`);

/** Deletes the first line of this field. */
export const without = (key: string) => (source: string) =>
  replaced(source, new RegExp(`^ *${key}:.*\\n`, "m"), () => "");

/** Writes something else in place of the first item of the first list of this name. */
export const firstItem = (key: string, written: string) => (source: string) =>
  replaced(source, new RegExp(`^( *)${key}:\\n *- .*$`, "m"), (_, indent) => `${indent}${key}:\n${indent}  ${written}`);

/** Empties the first list of this name, which runs to the next field. */
export const emptied = (key: string, written: string) => (source: string) =>
  replaced(
    source,
    new RegExp(`^( *)${key}:\\n(?: *- (?:(?!\\w+: ).)*\\n)+`, "m"),
    (_, indent) => `${indent}${key}:${written}\n`,
  );
