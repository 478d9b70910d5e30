import type { IGatsbyImageData } from "gatsby-plugin-image";
import { derivedFields, type ResolverContext } from "../content/derived-fields";
import { factsOfContent } from "../content/facts";
import { type Content, type ContentFile, contentFiles, type Photo, typeNameOf } from "../content/model";
import { remotePhotoData } from "../content/photo";
import { interpolate } from "../content/placeholders";
import { type JsonSchema, jsonSchemaOf } from "./json-schema";

const files = Object.keys(contentFiles) as ContentFile[];

/** A photo of the owner's as it is, in one size: the build has not yet cut it. */
function localPhotoData({ width, height }: Photo, src: string): IGatsbyImageData {
  return { layout: "constrained", width, height, images: { fallback: { src }, sources: [] } };
}

/** A derived field, as Gatsby takes it and it is used here. */
interface DerivedField {
  resolve?(source: unknown, args: object, context: ResolverContext): unknown;
}

/**
 * The content as the pages' queries give it, by the names of the queries' root fields: facts filled into the texts, and the
 * derived fields computed by the build's own resolvers.
 *
 * @param addressOf where the browser finds a photo of `data/`
 */
export async function queryResult(
  content: Content,
  addressOf: (photoFile: string) => string,
): Promise<Record<string, unknown>> {
  const facts = factsOfContent(content);
  const resolvers: Record<string, Record<string, DerivedField>> = {
    ...derivedFields(""),
    Photo: {
      image: {
        resolve: (photo: Photo) =>
          photo.url === undefined
            ? localPhotoData(photo, addressOf(photo.file ?? ""))
            : remotePhotoData({ ...photo, url: photo.url }),
      },
    },
  };
  const roots = new Map<string, unknown>(files.map((file) => [typeNameOf(file), content[file]]));
  const context = { nodeModel: { findOne: async ({ type }) => roots.get(type) ?? null } } as ResolverContext;

  const resolved = async (schema: JsonSchema, value: unknown): Promise<unknown> => {
    if (typeof value === "string") return schema.interpolated ? interpolate(value, facts) : value;
    if (Array.isArray(value)) return Promise.all(value.map((entry) => resolved(schema.items ?? {}, entry)));
    if (typeof value !== "object" || value === null) return value;
    const own = Object.entries(value).map(async ([name, child]) => [
      name,
      await resolved(schema.properties?.[name] ?? {}, child),
    ]);
    const derived = Object.entries(resolvers[schema.typeName ?? ""] ?? {}).map(async ([name, field]) => [
      name,
      await field.resolve?.(value, {}, context),
    ]);
    return Object.fromEntries(await Promise.all([...own, ...derived]));
  };

  const queried = files.map(async (file) => {
    const name = typeNameOf(file);
    return [name.charAt(0).toLowerCase() + name.slice(1), await resolved(jsonSchemaOf(file), content[file])];
  });
  return Object.fromEntries(await Promise.all(queried));
}
