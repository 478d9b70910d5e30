/** The middle of some figures. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

export type Row = Record<string, string | number>;

/** Rows as a table of Markdown, ready for `docs/benchmarks.md`. */
export function table(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [
    line(names),
    line(names.map(() => "---")),
    ...rows.map((row) => line(names.map((name) => row[name] ?? ""))),
  ].join("\n");
}

/** Rounds a figure to the given number of decimals. */
export const rounded = (value: number, decimals = 0) => Number(value.toFixed(decimals));
