import { messages } from "./messages";

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

/** All problems as one text, with their number and what follows from them at its end. */
export function describeProblems(problems: readonly Problem[], consequence = messages.notPublished): string {
  return [...problems.map(describeProblem), "", `${messages.summary(problems.length)} ${consequence}`].join("\n");
}

/** One problem as GitHub's workflow command, which shows it at its line of a pull request. */
export function annotation({ file, line, column, field, message }: Problem, level: "error" | "warning"): string {
  const escaped = (text: string) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  const property = (text: string) => escaped(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
  const text = field ? `${messages.field} ${field}: ${message}` : message;
  return `::${level} file=${property(`data/${file}`)},line=${line},col=${column}::${escaped(text)}`;
}
