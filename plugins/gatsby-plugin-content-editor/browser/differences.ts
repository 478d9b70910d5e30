/** A field whose value differs between two versions of a file; `undefined` where a version lacks it. */
interface Difference {
  path: readonly (string | number)[];
  before: unknown;
  after: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Lists the fields in which two versions of a file differ. List entries are compared by index. */
export function differences(before: unknown, after: unknown, path: Difference["path"] = []): Difference[] {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    return Object.is(before, after) ? [] : [{ path, before, after }];
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) =>
    differences(before[key], after[key], [...path, Array.isArray(before) ? Number(key) : key]),
  );
}
