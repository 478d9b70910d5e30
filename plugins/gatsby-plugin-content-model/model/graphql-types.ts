import { childrenOf, type Field, fieldsOf, rootFieldOf } from "../fields";
import type { Files, Resolver, Resolvers } from "../options";

const fieldLine = ({ key, type, interpolated }: Field) => `  ${key}: ${type}${interpolated ? " @interpolate" : ""}`;

/** Definition lines of the computed fields that all these types have. */
function sharedLines(types: readonly string[], resolvers: Resolvers): string[] {
  const [first = {}, ...others] = types.map((type) => resolvers[type] ?? {});
  return Object.entries(first)
    .filter(([name]) => others.every((other) => name in other))
    .map(([name, { type }]) => `  ${name}: ${type}`);
}

/**
 * GraphQL type definitions of the whole model, for Gatsby's `createTypes`. Every type has `@dontInfer`, so that the schema does
 * not depend on the current content. Interpolated texts have `@interpolate`. An interface also has the computed fields that all
 * its types share.
 */
export function graphqlTypes(files: Files, resolvers: Resolvers): string {
  const definitions = new Map<string, string>();
  const implementers = new Map<string, string[]>();
  for (const { typeName = "", interfaces } of rootFields(files)) {
    for (const each of interfaces) {
      implementers.set(each.typeName, [...(implementers.get(each.typeName) ?? []), typeName]);
    }
  }
  const computed = (interfaceName: string) => sharedLines(implementers.get(interfaceName) ?? [], resolvers);
  const define = (name: string, head: string, lines: readonly string[]) =>
    definitions.set(name, `${head} {\n${[...new Set(lines)].join("\n")}\n}`);

  for (const schema of Object.values(files)) {
    for (const field of fieldsOf(schema)) {
      const { typeName: name, kind, interfaces, path } = field;
      for (const { typeName, schema: shared } of interfaces) {
        const lines = ["  id: ID!", ...childrenOf(shared, { path: [] }).map(fieldLine), ...computed(typeName)];
        define(typeName, `interface ${typeName} implements Node`, lines);
      }
      if (!name) continue;
      const lines = childrenOf(schema, field).map(fieldLine);
      const names = interfaces.map(({ typeName }) => typeName);
      const node = path.length === 0 ? ` implements ${["Node", ...names].join(" & ")}` : "";
      if (kind === "choice")
        define(
          name,
          `enum ${name}`,
          field.options.map((value) => `  ${value}`),
        );
      else define(name, `type ${name}${node} @dontInfer`, [...lines, ...names.flatMap(computed)]);
    }
  }
  return [...definitions.values()].join("\n\n");
}

/** The field of each file as a whole. */
const rootFields = (files: Files) => Object.values(files).flatMap((schema) => fieldsOf(schema).slice(0, 1));

/** Non-null root fields: the check guarantees exactly one node of each file. */
export function nonNullRootFields(files: Files): Record<string, Resolver> {
  const types = rootFields(files).flatMap(({ typeName = "", interfaces }) => [
    typeName,
    ...interfaces.map((each) => each.typeName),
  ]);
  return Object.fromEntries(types.map((type) => [rootFieldOf(type), { type: `${type}!` }]));
}
