import type { FieldPath } from "./fields";
import { messages } from "./messages";

/** A message in pt-BR that says what is wrong and what to write instead, with its line and column, from 1. */
export interface LineProblem {
  line: number;
  column: number;
  message: string;
}

/** A problem in `data/`. */
export interface Problem extends LineProblem {
  /** Path below `data/`. */
  file: string;
  /** Path of the value in the file; `[]` for problems of the whole file or of a line. */
  path: FieldPath;
  /** Label and key of the field, `Telefone (phone)`; absent for problems of the whole file. */
  field?: string;
}

/** Formats a problem for the owner: `data/business.yaml, linha 7, campo Telefone (phone): O telefone …` */
export function describeProblem({ file, line, column, field, message }: Problem): string {
  const place = [`data/${file}`, `${messages.line} ${line}`];
  // The first column adds nothing to the line.
  if (column > 1) place.push(`${messages.column} ${column}`);
  if (field) place.push(`${messages.field} ${field}`);
  return `${place.join(", ")}: ${message}`;
}

/** Maximum number of problems in a report; further ones mostly follow from the same mistake. */
export const maxReported = 40;

/** Formats the first problems, and ends with their number and the consequence. */
export function describeProblems(problems: readonly Problem[], consequence = messages.notPublished): string {
  const shown = problems.slice(0, maxReported).map(describeProblem);
  const more = problems.length - shown.length;
  const summary = `${messages.summary(problems.length)} ${consequence}`;
  return [...shown, ...(more > 0 ? [messages.more(more)] : []), "", summary].join("\n");
}

/** Sorts problems by file, line and column. */
export const sorted = (problems: Problem[]): Problem[] =>
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
