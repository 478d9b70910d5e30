import type { z } from "zod";
import type { YamlFile } from "./check/yaml-file";
import { describeField, type FieldPath } from "./fields";
import { messages } from "./messages";
import type { FieldSlip } from "./options";

/** Line and column, both from 1, and a sentence in pt-BR that says what is wrong and what to write instead. */
export interface Slip {
  line: number;
  column: number;
  message: string;
}

/** Something in `data/` that is not right, where it is, and what to do about it. */
export interface Problem extends Slip {
  /** Path below `data/`. */
  file: string;
  /** Keys and indexes of the value in the file; `[]` for problems of the whole file or of a line. */
  path: FieldPath;
  /** The field in words and as it is written in the file, e.g. `Telefone (phone)`; absent for problems of the whole file. */
  field?: string;
}

/** One problem as the owner reads it: `data/business.yaml, linha 7, campo Telefone (phone): O telefone …` */
export function describeProblem({ file, line, column, field, message }: Problem): string {
  const place = [`data/${file}`, `${messages.line} ${line}`];
  // The first column says nothing that the line does not.
  if (column > 1) place.push(`${messages.column} ${column}`);
  if (field) place.push(`${messages.field} ${field}`);
  return `${place.join(", ")}: ${message}`;
}

/** The names, in pt-BR, of the fields that are still examples, on one line: the build's reminder. */
export function describeExamples(examples: readonly Problem[]): string {
  // Without the group and the key: `Endereço › Rua (street)` is told as `Rua`.
  const names = examples.map(({ field = "" }) => field.replace(/^.* › | \(\w+\)$/g, ""));
  return messages.examples(names.join(", "));
}

/** How many problems a report tells; what comes after mostly follows from the same slip. */
export const mostTold = 40;

/** The first problems as one text, with their number and what follows from them at its end. */
export function describeProblems(problems: readonly Problem[], consequence = messages.notPublished): string {
  const told = problems.slice(0, mostTold).map(describeProblem);
  const more = problems.length - told.length;
  const summary = `${messages.summary(problems.length)} ${consequence}`;
  return [...told, ...(more > 0 ? [messages.more(more)] : []), "", summary].join("\n");
}

/** One problem as GitHub's workflow command, which shows it at its line of a pull request. */
export function annotation({ file, line, column, field, message }: Problem, level: "error" | "warning"): string {
  const escaped = (text: string) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  const property = (text: string) => escaped(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
  const text = field ? `${messages.field} ${field}: ${message}` : message;
  return `::${level} file=${property(`data/${file}`)},line=${line},col=${column}::${escaped(text)}`;
}

/** A problem of a field, with its place in the file; the first line where the file can't be read. */
export function locatedProblem(
  schema: z.ZodType | undefined,
  { file, path, message }: FieldSlip,
  yaml: YamlFile | undefined,
): Problem {
  const field = schema && describeField(schema, path);
  return { file, path, ...(yaml?.locate(path) ?? { line: 1, column: 1 }), ...(field ? { field } : {}), message };
}

/** Problems by file, line and column. */
export function sorted(problems: Problem[]): Problem[] {
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
