import { z } from "zod";
import { type Field, type Files, rootOf, withChildren } from "./fields";

/** Fields that a site adds to the content's objects, by GraphQL type or interface, and name. */
export type DerivedFields = Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>;

const scalars: Partial<Record<Field["kind"], string>> = { number: "Int", boolean: "Boolean" };

/** GraphQL type of a field, with `!` if it is required: `[Service!]!`. */
function typeOf({ kind, typeName, children, required }: Field): string {
  const type = kind === "array" ? `[${children.map(typeOf)}]` : (typeName ?? scalars[kind] ?? "String");
  return required ? `${type}!` : type;
}

/** The interfaces of a file's type, each as a field with the fields that it shares. */
const interfacesOf = ({ interfaces = [] }: Field) => (interfaces as Files[string][]).map(rootOf);

const rootsOf = (files: Files) => Object.values(files).map(rootOf);

/**
 * GraphQL type definitions of the whole model, and of the fields that the site adds to it, for Gatsby's `createTypes`. Every type
 * has `@dontInfer`, so that the schema does not depend on the current content. What is added to an interface, all its types have.
 */
export function graphqlTypes(files: Files, derived: DerivedFields): string {
  const definitions = new Map<string, string>();
  const define = (name: string, head: string, lines: readonly string[]) =>
    definitions.set(name, `${head} {\n${[...new Set(lines)].map((line) => `  ${line}`).join("\n")}\n}`);
  const added = Object.fromEntries(
    Object.entries(derived).map(([name, shape]) => [name, rootOf(z.object(shape)).children]),
  );
  const fieldsOf = ({ typeName = "", children }: Field) => [...children, ...(added[typeName] ?? [])];
  const linesOf = (field: Field) => fieldsOf(field).map((child) => `${child.key}: ${typeOf(child)}`);

  const all = [...rootsOf(files), ...Object.values(added).flat()].flatMap(withChildren);
  for (const field of all) {
    const { typeName: name, kind, path } = field;
    const interfaces = interfacesOf(field);
    // An interface has what those above it have.
    const inherited = interfaces.map((_, index) => interfaces.slice(0, index + 1).flatMap(linesOf));
    for (const [index, each] of interfaces.entries())
      define(each.typeName ?? "", `interface ${each.typeName} implements Node`, [
        "id: ID!",
        ...(inherited[index] ?? []),
      ]);
    if (!name || (kind !== "enum" && kind !== "object")) continue;
    const parents = path.length === 0 ? ["Node", ...interfaces.map(({ typeName }) => typeName)] : [];
    const node = parents.length > 0 ? ` implements ${parents.join(" & ")}` : "";
    // Where fields of one enumeration accept different values, it has all of them.
    const options = all.filter(({ typeName }) => typeName === name).flatMap((each) => each.options);
    if (kind === "enum") define(name, `enum ${name}`, options);
    else define(name, `type ${name}${node} @dontInfer`, [...linesOf(field), ...interfaces.flatMap(linesOf)]);
  }
  return [...definitions.values()].join("\n\n");
}

/**
 * The root fields of the content, each with the files that it may find: `homePage`; of an interface `page`, which finds one of them, and
 * `pages`, which finds all.
 */
export function rootFields(files: Files): Map<string, { type: string; files: string[] }> {
  const fields = new Map<string, { type: string; files: string[] }>();
  for (const [file, schema] of Object.entries(files)) {
    const root = rootOf(schema);
    const add = (name: string, type: string) =>
      fields.set(name, { type, files: [...(fields.get(name)?.files ?? []), file] });
    for (const { typeName = "" } of [root, ...interfacesOf(root)]) {
      const name = typeName.charAt(0).toLowerCase() + typeName.slice(1);
      // Not null: the check guarantees exactly one node of each file.
      add(name, `${typeName}!`);
      if (typeName !== root.typeName) add(`${name}s`, `[${typeName}!]!`);
    }
  }
  return fields;
}
