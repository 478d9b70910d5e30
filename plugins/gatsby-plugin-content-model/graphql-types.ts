import { type Field, rootOf, withChildren } from "./fields";
import type { Files, Resolver, Resolvers } from "./options";

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
 * GraphQL type definitions of the whole model, for Gatsby's `createTypes`. Every type has `@dontInfer`, so that the schema does
 * not depend on the current content. Interpolated texts have `@interpolate`. An interface also has the computed fields that all
 * its types share.
 */
export function graphqlTypes(files: Files, resolvers: Resolvers): string {
  const definitions = new Map<string, string>();
  const define = (name: string, head: string, lines: readonly string[]) =>
    definitions.set(name, `${head} {\n${[...new Set(lines)].map((line) => `  ${line}`).join("\n")}\n}`);
  const lineOf = (field: Field) => {
    const { interpolated } = (field.kind === "array" && field.children[0]) || field;
    return `${field.key}: ${typeOf(field)}${interpolated ? " @interpolate" : ""}`;
  };
  const linesOf = ({ children }: Field) => children.map(lineOf);
  /** Lines of the computed fields that all types of an interface have. */
  const computedLines = ({ typeName }: Field) => {
    const types = rootsOf(files).filter((root) => interfacesOf(root).some((each) => each.typeName === typeName));
    const [first = {}, ...others] = types.map((type) => resolvers[type.typeName ?? ""] ?? {});
    const shared = Object.entries(first).filter(([name]) => others.every((other) => name in other));
    return shared.map(([name, { type }]) => `${name}: ${type}`);
  };

  for (const field of rootsOf(files).flatMap(withChildren)) {
    const { typeName: name, kind, path, options } = field;
    const interfaces = interfacesOf(field);
    for (const each of interfaces) {
      const head = `interface ${each.typeName} implements Node`;
      define(each.typeName ?? "", head, ["id: ID!", ...linesOf(each), ...computedLines(each)]);
    }
    if (!name) continue;
    const parents = path.length === 0 ? ["Node", ...interfaces.map(({ typeName }) => typeName)] : [];
    const node = parents.length > 0 ? ` implements ${parents.join(" & ")}` : "";
    if (kind === "enum") define(name, `enum ${name}`, options);
    else define(name, `type ${name}${node} @dontInfer`, [...linesOf(field), ...interfaces.flatMap(computedLines)]);
  }
  return [...definitions.values()].join("\n\n");
}

/** Non-null root fields, such as `homePage: HomePage!`: the check guarantees exactly one node of each file. */
export function nonNullRootFields(files: Files): Record<string, Resolver> {
  const names = rootsOf(files).flatMap((root) => [root, ...interfacesOf(root)].map(({ typeName = "" }) => typeName));
  return Object.fromEntries(names.map((name) => [name.charAt(0).toLowerCase() + name.slice(1), { type: `${name}!` }]));
}
