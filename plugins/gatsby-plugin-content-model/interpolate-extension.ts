import { factsFromNodes, type NodeFinder } from "./nodes";
import type { ContentModel, Files } from "./options";
import { interpolate } from "./placeholders";

/** GraphQL's `@interpolate`: a text, or each text of a list, with its facts filled in. */
export function interpolateExtension<Model extends Files>(model: ContentModel<Model>) {
  return {
    name: "interpolate",
    extend: () => ({
      async resolve(source: Record<string, unknown>, _: unknown, context: NodeFinder, info: { fieldName: string }) {
        const value = source[info.fieldName];
        // Only texts with a brace are worth looking up the facts for.
        const fill = async (text: string) =>
          text.includes("{") ? interpolate(text, await factsFromNodes(model, context)) : text;
        return Array.isArray(value) ? Promise.all(value.map(fill)) : typeof value === "string" ? fill(value) : value;
      },
    }),
  };
}
