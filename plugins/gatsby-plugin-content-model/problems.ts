import type { FieldPath } from "./fields";
import { messages } from "./messages";

/** A problem in `data/`. */
export interface Problem {
  /** An error stops the build and a save in the editor; a warning is shown, and stops nothing. */
  severity: "error" | "warning";
  /** Path below `data/`. */
  file: string;
  /** Path of the value in the file; `[]` for problems of the whole file or of a line. */
  path: FieldPath;
  /** Position in the file, from 1. */
  line: number;
  column: number;
  /** Label and key of the field, `Telefone (phone)`; absent for problems of the whole file. */
  field?: string;
  /** Says, in pt-BR, what is wrong and what to write instead. */
  message: string;
  /** Set if something else hangs on what the problem is: a value that is still an example; in a form, a field that is still empty. */
  kind?: "example" | "empty";
}

/** A problem of a line, before its file is known. */
export type LineProblem = Pick<Problem, "line" | "column" | "message">;

/** A problem of a field, before its position is known. It is an error unless it says otherwise. */
export interface FieldProblem
  extends Pick<Problem, "file" | "path" | "message" | "kind">,
    Partial<Pick<Problem, "severity">> {
  /** The words at fault: of a text of several lines, the problem is in their line. */
  words?: string;
}

export const errorsIn = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity === "error");

export const warningsIn = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity === "warning");

/** The values that are still examples. */
export const examplesIn = (problems: readonly Problem[]) => problems.filter(({ kind }) => kind === "example");

/** The values that are still examples, as errors: they stop a publication once the site's own address, at `addressKey`, is none of them. */
export function refusedExamples(problems: readonly Problem[], addressKey?: string): Problem[] {
  const examples = examplesIn(problems);
  const isTrial = examples.some(({ path }) => path[0] === addressKey);
  return isTrial ? [] : examples.map((example) => ({ ...example, severity: "error" }));
}

/** Formats a problem for the owner: `data/business.yaml, linha 7, campo Telefone (phone): O telefone …`; a warning says that it is one. */
export function describeProblem({ severity, file, line, column, field, message }: Problem): string {
  const place = [`${severity === "warning" ? `${messages.warning} ` : ""}data/${file}`];
  // A photo has no lines.
  if (/\.ya?ml/i.test(file)) place.push(`${messages.line} ${line}`);
  // The first column adds nothing to the line.
  if (column > 1) place.push(`${messages.column} ${column}`);
  if (field) place.push(`${messages.field} ${field}`);
  return `${place.join(", ")}: ${message}`;
}

/** Maximum number of problems in a report; further ones mostly follow from the same mistake. */
const maxReported = 40;

/** Formats the first problems, and ends with their number and the consequence. */
export function describeProblems(problems: readonly Problem[], consequence = messages.notPublished): string {
  const shown = problems.slice(0, maxReported).map(describeProblem);
  const more = problems.length - shown.length;
  const summary = `${messages.summary(problems.length)} ${consequence}`;
  return [...shown, ...(more > 0 ? [messages.more(more)] : []), "", summary].join("\n");
}

/** By file, line and column. */
export const sorted = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);

/** What is said of content without an error: that it is fine, or the number of its warnings, which follow. */
export function verdictOn(problems: readonly Problem[]): string {
  const { length } = warningsIn(problems);
  return length > 0 ? messages.onlyWarnings(length) : messages.fine;
}
