import type { FieldPath } from "./fields";

/**
 * Options of `yaml` with which each scalar is read as the text that stands in the file, so that `012` stays `012`: the model's formats read
 * numbers and a yes or no. An empty value is none.
 */
export const scalarsAsTexts = { schema: "failsafe", customTags: ["null" as const] };

/** The value of a field in a parsed file; `undefined` if there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? ownValue(value, key) : undefined), data);

/** The value of an own property: `constructor` is none of an object that does not list it. */
export const ownValue = <Value>(record: Readonly<Record<PropertyKey, Value>>, key: PropertyKey): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Yields every value of a parsed file, with its path: the root first, each object and list before what it holds. */
export function* valuesIn(value: unknown, at: FieldPath = []): Generator<[FieldPath, unknown]> {
  yield [at, value];
  for (const [key, child] of isObject(value) ? Object.entries(value) : []) {
    yield* valuesIn(child, [...at, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Yields every text of a parsed file, with its path. */
export function* textsIn(value: unknown): Generator<[FieldPath, string]> {
  for (const [path, text] of valuesIn(value)) if (typeof text === "string") yield [path, text];
}

/** Whether a text, such as the source of a photo, is a URL. */
export const isUrl = (source: string) => source.startsWith("https://");

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
