import { z } from "zod";
import { type Field, type Files, rootOf, withChildren } from "./fields";

/** Fields that a site adds to the content's objects, by GraphQL type or interface, and name. */
export type DerivedFields = Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>;

const scalarOf = ({ kind, isWhole }: Field) =>
  kind === "number" ? (isWhole ? "Int" : "Float") : kind === "boolean" ? "Boolean" : "String";

/** GraphQL type of a field, with `!` if it is required: `[Service!]!`. */
function typeOf(field: Field): string {
  const { kind, typeName, children, required } = field;
  const type = kind === "array" ? `[${children.map(typeOf)}]` : (typeName ?? scalarOf(field));
  return required ? `${type}!` : type;
}

/** The interfaces of a file's type, each as a field with the fields that it shares. */
const interfacesOf = ({ interfaces = [] }: Field) => (interfaces as Files[string][]).map(rootOf);

const rootsOf = (files: Files) => Object.values(files).map(rootOf);

const definition = (head: string, lines: readonly string[]) =>
  `${head} {\n${[...new Set(lines)].map((line) => `  ${line}`).join("\n")}\n}`;

/**
 * GraphQL type definitions of the whole model, and of the fields that the site adds to it, for Gatsby's `createTypes`. Every type
 * has `@dontInfer`, so that the schema does not depend on the current content. What is added to an interface, all its types have.
 */
export function graphqlTypes(files: Files, derived: DerivedFields): string {
  const added = Object.fromEntries(
    Object.entries(derived).map(([name, shape]) => [name, rootOf(z.object(shape)).children]),
  );
  // What the site adds under the name of a field takes its place: a value that the content may leave to the site.
  const linesOf = ({ typeName = "", children }: Field) => {
    const fields = new Map([...children, ...(added[typeName] ?? [])].map((child) => [child.key, typeOf(child)]));
    return [...fields].map(([key, type]) => `${key}: ${type}`);
  };
  const allLinesOf = (field: Field) => [...linesOf(field), ...interfacesOf(field).flatMap(linesOf)];

  const all = [...rootsOf(files), ...Object.values(added).flat()].flatMap(withChildren);
  const interfaces = all
    .flatMap(interfacesOf)
    .map((field) => definition(`interface ${field.typeName} implements Node`, ["id: ID!", ...allLinesOf(field)]));
  const types = all.flatMap((field) => {
    const { typeName: name, kind, path } = field;
    if (!name || (kind !== "enum" && kind !== "object")) return [];
    // Where fields of one enumeration accept different values, it has all of them.
    const options = all.filter(({ typeName }) => typeName === name).flatMap((each) => each.options);
    if (kind === "enum") return [definition(`enum ${name}`, options)];
    const parents = path.length === 0 ? ["Node", ...interfacesOf(field).map(({ typeName }) => typeName)] : [];
    const node = parents.length > 0 ? ` implements ${parents.join(" & ")}` : "";
    return [definition(`type ${name}${node} @dontInfer`, allLinesOf(field))];
  });
  return [...new Set([...interfaces, ...types])].join("\n\n");
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
