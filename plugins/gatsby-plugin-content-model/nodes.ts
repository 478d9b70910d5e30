import { typeNameOf } from "./fields";
import type { ContentModel, ContentOf, Files } from "./options";
import { type Facts, interpolate } from "./placeholders";

/** The part of Gatsby's resolver context used here. */
export interface NodeFinder {
  nodeModel: { findOne<Found>(query: { type: string; query: object }): Promise<Found | null> };
}

/** Finds the only node of a file's type. */
export async function onlyNode<Found>({ nodeModel }: NodeFinder, type: string): Promise<Found> {
  const found = await nodeModel.findOne<Found>({ type, query: {} });
  if (!found) throw new Error(`There is no node of type ${type}`);
  return found;
}

/** Reads the facts through Gatsby's node model, so that Gatsby tracks which pages depend on them. */
export async function factsFromNodes({ files, facts }: ContentModel, context: NodeFinder): Promise<Facts> {
  const nodes = Object.keys(files).map(async (file) => [file, await onlyNode(context, typeNameOf(files, file))]);
  return facts.of(Object.fromEntries(await Promise.all(nodes)) as ContentOf<Files>);
}

/** The GraphQL field extension `@interpolate`: replaces the placeholders of a text, or of each text of a list. */
export const interpolateExtension = (model: ContentModel) => ({
  name: "interpolate",
  extend: () => ({
    async resolve(source: Record<string, unknown>, _: unknown, context: NodeFinder, info: { fieldName: string }) {
      const value = source[info.fieldName];
      // Looks up the facts only for texts with a brace.
      const fill = async (text: string) =>
        text.includes("{") ? interpolate(text, await factsFromNodes(model, context)) : text;
      return Array.isArray(value) ? Promise.all(value.map(fill)) : typeof value === "string" ? fill(value) : value;
    },
  }),
});
