import { readYaml } from "./rewrite-yaml";

/** Name under which the format is registered with Decap. */
export const formatName = "yaml-with-source";

/**
 * Key, in a form's data, of the file's text when it was read. Decap keeps keys without a field, so each save knows the base
 * version that the owner edited.
 */
const sourceKey = "$source";

/**
 * The format in which Decap reads and writes our files. Decap's own YAML format would rewrite the whole file and drop its
 * comments. This one serialises to JSON, and `saving.ts` applies the changes to the file's text.
 */
export const format = {
  fromFile: (source: string): object => ({ ...readYaml(source), [sourceKey]: source }),
  toFile: (data: object): string => JSON.stringify(data),
};

/** Splits a form's data from the text that they were read from. */
export function dataOf(raw: string): { data: object; source: string } {
  const { [sourceKey]: source = "", ...data } = JSON.parse(raw);
  return { data, source };
}
