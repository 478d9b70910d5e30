import type { Field, FieldPath } from "../../plugins/gatsby-plugin-content-model/fields";
import { valueAt } from "../../plugins/gatsby-plugin-content-model/values";

/** What a random change does, and where. */
export interface RandomChange {
  kind: "set" | "add" | "remove" | "move";
  path: FieldPath;
  /** Makes the change in the data. */
  make(): void;
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Texts that are hard to write in YAML, or to tell from another type. */
const texts = [
  ..."Preço|R$ 390,00 por mês|Fotos: antes e depois|# urgente|a # b|- item|'aspas'|\"duplas\"|it's|{brand}|[x, y]|a, b|}".split(
    "|",
  ),
  ..."&a|*a|!x|%x|@x|`x|>|? x|x:|:x|no|Sim|y|null|~|true|007|0o7|1e3|0x1f|12:30|1_000|.5|=|<<|...|---|-|2024-01-01".split(
    "|",
  ),
  "c:\\pasta",
  "um | dois",
  "ar‑condicionado – câmara",
  "❄️ frio",
  "Equipamento parado? Chame agora, e a equipe vai no mesmo dia. ".repeat(4).trim(),
];
const paragraphs = [
  "um\ndois",
  "um\n\ndois",
  "Trazemos:\n- filtros\n- gás",
  "a\n# b",
  "a: b\nc: d",
  "um\n\n\ndois # três",
];

/** Makes one change of a file's data, chosen at random, as a form could. */
export function changeAtRandom(root: Field, data: object, random: () => number): RandomChange {
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;

  function sample(field: Field): unknown {
    const { kind, children, options, paragraph } = field;
    if (kind === "number") return `${Math.floor(random() * 100) + 1}`;
    if (kind === "boolean") return "true";
    if (kind === "enum") return oneOf(options);
    if (kind === "array") return [1, 2].map((count) => distinct(children[0] as Field, count));
    if (kind === "string") return oneOf(paragraph ? [...texts, ...paragraphs] : texts);
    return Object.fromEntries(
      children.filter(({ required }) => required || random() < 0.5).map((child) => [child.key, sample(child)]),
    );
  }

  /** An entry unlike all others. */
  function distinct(field: Field, count: number): unknown {
    const value = sample(field);
    if (typeof value === "string") return `${value} ${count}${Math.floor(random() * 1e6)}`;
    if (typeof value === "object" && value)
      for (const [key, child] of Object.entries(value))
        if (typeof child === "string" && field.children.find((each) => each.key === key)?.kind === "string")
          (value as Record<string, unknown>)[key] = `${child} ${count}${Math.floor(random() * 1e6)}`;
    return value;
  }

  const changes: RandomChange[] = [];
  const add = (kind: RandomChange["kind"], path: FieldPath, make: () => void) => changes.push({ kind, path, make });
  function visit(field: Field, path: FieldPath): void {
    const parent = valueAt(data, path.slice(0, -1)) as Record<PropertyKey, unknown>;
    const key = path.at(-1) as PropertyKey;
    const value = path.length === 0 ? data : valueAt(data, path);
    if (path.length > 0 && !Array.isArray(parent)) {
      if (value === undefined) return void add("add", path, () => (parent[key] = sample(field)));
      if (!field.required) add("remove", path, () => delete parent[key]);
    }
    if (field.kind === "object") for (const child of field.children) visit(child, [...path, child.key]);
    else if (typeof value === "boolean")
      // An optional choice that is off is not in the file.
      add(value && !field.required ? "remove" : "set", path, () => (parent[key] = !value));
    else if (!Array.isArray(value)) add("set", path, () => (parent[key] = distinct(field, 0)));
    else {
      const entry = field.children[0] as Field;
      const place = Math.floor(random() * (value.length + 1));
      add("add", path, () => value.splice(place, 0, distinct(entry, value.length)));
      if (value.length > 1) {
        const from = Math.floor(random() * value.length);
        add("remove", path, () => value.splice(from, 1));
        add("move", path, () => value.splice(place % value.length, 0, ...value.splice(from, 1)));
      }
      for (const index of value.keys()) visit(entry, [...path, index]);
    }
  }
  visit(root, []);
  // Each kind as often as the others.
  const kind = oneOf([...new Set(changes.map((each) => each.kind))]);
  const change = oneOf(changes.filter((each) => each.kind === kind));
  change.make();
  return change;
}
