import { readYaml } from "./rewrite-yaml";

/** Name of the format under which Decap knows it. */
export const formatName = "yaml-with-source";

/**
 * Key under which the data of a form hold the text of the file that they were read from. Decap keeps what it has no field for, so
 * a save always knows which version of the file the owner has been looking at.
 */
const sourceKey = "$source";

/**
 * The format in which Decap reads and writes our files. Decap would write every file anew, without comments; here it hands over the
 * data as JSON, and `saving.ts` writes what has changed into the file's text.
 */
export const format = {
  fromFile(source: string): object {
    // Decap keeps unsaved drafts in this format too.
    return source.startsWith("{") ? JSON.parse(source) : { ...readYaml(source), [sourceKey]: source };
  },
  toFile(data: object): string {
    return JSON.stringify(data);
  },
};

/** Data of a form, and the text that they were read from. */
export function dataOf(entry: object): { data: object; source: string } {
  const { [sourceKey]: source = "", ...data } = entry as Record<string, unknown>;
  return { data, source: String(source) };
}
