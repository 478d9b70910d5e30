import { typeNameOf } from "./fields";
import type { ContentModel, ContentOf, Files } from "./options";
import { interpolate } from "./placeholders";

/** The part of Gatsby's resolver context used here. */
export interface NodeFinder {
  nodeModel: { findOne(query: { type: string; query: object }): Promise<unknown> };
}

/** Reads the content through Gatsby's node model, so that Gatsby tracks which pages depend on it. */
export async function contentFromNodes<Model extends Files>({ files }: ContentModel<Model>, context: NodeFinder) {
  const find = (file: string) => context.nodeModel.findOne({ type: typeNameOf(files, file), query: {} });
  const nodes = Object.keys(files).map(async (file) => [file, await find(file)]);
  return Object.fromEntries(await Promise.all(nodes)) as ContentOf<Model>;
}

/** The GraphQL field extension `@interpolate`: replaces the placeholders of a text, or of each text of a list. */
export const interpolateExtension = (model: ContentModel) => ({
  name: "interpolate",
  extend: () => ({
    async resolve(source: Record<string, unknown>, _: unknown, context: NodeFinder, info: { fieldName: string }) {
      const value = source[info.fieldName];
      // Looks up the facts only for texts with a brace.
      const fill = async (text: string) =>
        text.includes("{") ? interpolate(text, model.facts.of(await contentFromNodes(model, context))) : text;
      return Array.isArray(value) ? Promise.all(value.map(fill)) : typeof value === "string" ? fill(value) : value;
    },
  }),
});
