import { z } from "zod";
import { named } from "./text";

/** The letters and digits of a name, without capitals and accents, for comparison: `2afeira` of `2ª-feira`. */
export const folded = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, "");

interface ChoiceOptions extends z.GlobalMeta {
  /** Other names of the values. */
  names?: Readonly<Record<string, readonly string[]>>;
}

/** One of several values, also by its label or another name, whatever its capitals and accents. */
export function choice<Value extends string>(values: readonly Value[], { names = {}, ...meta }: ChoiceOptions = {}) {
  const known = new Map<string, Value>();
  for (const value of values) {
    for (const name of [value, meta.optionTitles?.[value], ...(names[value] ?? [])])
      if (name) known.set(folded(name), value);
  }
  const read = (written: unknown) => (typeof written === "string" ? (known.get(folded(written)) ?? written) : written);
  return z.preprocess(read, z.enum(values)).meta(meta);
}

const answers: Readonly<Record<string, boolean>> = {
  ...{ true: true, sim: true, yes: true, verdadeiro: true },
  ...{ false: false, nao: false, no: false, falso: false },
};

export const flag = (title: string, hint: string) => {
  const read = (written: unknown) => (typeof written === "string" ? (answers[folded(written)] ?? written) : written);
  return named(title, z.preprocess(read, z.boolean()), hint);
};

interface CountOptions {
  from?: number;
  to?: number;
  example?: number;
  /** The word that may stand behind the number: `dias`. */
  unit?: string;
  hint?: string;
}

/** An integer; an upper limit of its own catches an extra digit, or a year. */
export function count(title: string, { from = 1, to = 9999, example, unit = "", hint }: CountOptions = {}) {
  // As people here write it: `1.080`.
  const wholeNumber = new RegExp(`^(\\d{1,3}(?:\\.\\d{3})+|\\d+) ?(?:${unit})?$`, "i");
  const read = (written: unknown) => {
    const number = typeof written === "string" && wholeNumber.exec(written.trim())?.[1];
    return number ? Number(number.replaceAll(".", "")) : written;
  };
  const remedy = {
    wrong: `Aqui vai um número inteiro, de ${from} a ${to}.`,
    form: `Escreva só os algarismos, sem nada em volta. Exemplo: ${example ?? Math.max(from, Math.min(to, 30))}`,
  };
  return named(title, z.preprocess(read, z.int().min(from).max(to)).meta({ remedy }), hint);
}

/**
 * A list with at least one entry, since an empty one would leave a gap in the page. Its entries are distinct; a duplicate is mostly a
 * copy that was not edited yet.
 */
export const listOfDistinct = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).meta({ distinct: true });
