import { factsFromNodes, type NodeFinder } from "./nodes";
import type { ContentModel } from "./options";
import { interpolate } from "./placeholders";

/** The GraphQL field extension `@interpolate`: replaces the placeholders of a text, or of each text of a list. */
export function interpolateExtension(model: ContentModel) {
  return {
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
  };
}
