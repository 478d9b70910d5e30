import { type Files, rootOf } from "../fields";

/** Mistakes of a schema in a value; unknown keys count one by one. */
const mistakesIn = (schema: Files[string] | undefined, value: unknown) =>
  (schema?.safeParse(value).error?.issues ?? []).reduce(
    (sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1),
    0,
  );

/**
 * The files whose content is clearly another's, with that other: copied into the wrong file, or exchanged with it.
 *
 * @param values of the files that do not match their own schema
 */
export function strangers(files: Files, values: ReadonlyMap<string, unknown>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, value] of values) {
    const own = mistakesIn(files[file], value);
    const isOf = ([other, schema]: [string, Files[string]]) => {
      const names = rootOf(schema).children.map(({ key }) => key);
      const knowsAll = Object.keys(value ?? {}).every((key) => names.includes(key));
      return other !== file && knowsAll && mistakesIn(schema, value) * 4 < own;
    };
    const [owner] = Object.entries(files).find(isOf) ?? [];
    if (owner) found.set(file, owner);
  }
  return found;
}

/** A file's name without what programs and downloads add to it: `home.yaml` of `Home (1).yml` and of `cópia de home.yaml.txt`. */
const plainName = (path: string) =>
  (path.split("/").at(-1) ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/^copia de |^copy of | ?\(\d+\)| - (?:copia|copy)|\.txt$/g, "")
    .replace(/\.yml$/, ".yaml");

/** The unknown files that are known ones under another name or in another folder, with those; a missing one before one that is there. */
export function misplacedFiles(known: readonly string[], present: readonly string[]): Map<string, string> {
  const wanted = [...known].sort((one, other) => Number(present.includes(one)) - Number(present.includes(other)));
  const strange = present.filter((file) => !known.includes(file));
  return new Map(
    strange.flatMap((file) => {
      const meant = wanted.find((each) => plainName(each) === plainName(file));
      return meant ? [[file, meant] as const] : [];
    }),
  );
}
