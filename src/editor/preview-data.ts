import { resolveContent } from "../../plugins/gatsby-plugin-content-model/resolve-content";
import { contentModel } from "../content/content-model";
import { derivedFields } from "../content/derived-fields";
import type { Content } from "../content/model";

/**
 * The content as the pages' queries give it, by the names of the queries' root fields: facts filled into the texts, and the
 * derived fields computed by the build's own resolvers. A photo of the owner's is shown as it is: the build has not yet cut it.
 *
 * @param addressOf where the browser finds a photo of `data/`
 */
export function queryResult(
  content: Content,
  addressOf: (photoFile: string) => string,
): Promise<Record<string, unknown>> {
  const resolvers = derivedFields(({ file = "", width, height }) => ({
    layout: "constrained",
    width,
    height,
    images: { fallback: { src: addressOf(file) }, sources: [] },
  }));
  return resolveContent(contentModel, content, resolvers);
}
