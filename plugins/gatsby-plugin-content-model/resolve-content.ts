import { type Field, type FieldPath, fieldAt, rootFieldOf, typeNameOf } from "./fields";
import type { NodeFinder } from "./nodes";
import type { ContentModel, ContentOf, Files, Resolvers } from "./options";
import { interpolate } from "./placeholders";

/**
 * Resolves the whole content like Gatsby's queries, for a preview without Gatsby: interpolated texts and computed fields, by
 * the names of the root query fields.
 */
export async function resolveContent(
  { files, facts }: ContentModel,
  content: ContentOf<Files>,
  resolvers: Resolvers,
): Promise<Record<string, unknown>> {
  const known = facts.of(content);
  const roots = new Map<string, unknown>(Object.keys(files).map((file) => [typeNameOf(files, file), content[file]]));
  const context = {
    nodeModel: { findOne: async ({ type }: { type: string }) => roots.get(type) ?? null },
  } as NodeFinder;

  const resolved = async (file: string, path: FieldPath, value: unknown): Promise<unknown> => {
    const field: Field | undefined = files[file] && fieldAt(files[file], path);
    if (typeof value === "string") return field?.interpolated ? interpolate(value, known) : value;
    if (Array.isArray(value)) return Promise.all(value.map((entry, index) => resolved(file, [...path, index], entry)));
    if (typeof value !== "object" || value === null) return value;
    const own = Object.entries(value).map(async ([key, child]) => [key, await resolved(file, [...path, key], child)]);
    const computed = Object.entries(resolvers[field?.typeName ?? ""] ?? {}).map(async ([name, { resolve }]) => [
      name,
      await resolve?.(value, {}, context, {}),
    ]);
    return Object.fromEntries(await Promise.all([...own, ...computed]));
  };

  const queried = Object.keys(files).map(async (file) => [
    rootFieldOf(typeNameOf(files, file)),
    await resolved(file, [], content[file]),
  ]);
  return Object.fromEntries(await Promise.all(queried));
}
