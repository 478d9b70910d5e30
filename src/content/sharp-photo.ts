import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { OwnPhoto } from "./derived-fields";
import { photoSizes } from "./photo";

/** The part of GraphQL's resolve info that reaches another type's resolver. */
interface GraphQLInfo {
  schema: {
    getType(name: string): {
      getFields(): Record<
        string,
        { resolve(source: unknown, args: object, context: unknown, info: unknown): Promise<IGatsbyImageData> }
      >;
    };
  };
}

/** The part of Gatsby's resolver context that finds files. */
interface FileFinder {
  nodeModel: {
    findOne(query: { type: string; query: object }): Promise<Node | null>;
    getNodeById(query: { id: string }): Node | null;
  };
}

/**
 * Resizes a photo below `data/` with sharp, in the same sizes and formats as the image service's.
 *
 * @param directory absolute path of the folder that the photo's name starts from
 */
export const sharpPhoto =
  (directory: string): OwnPhoto =>
  async ({ file: name, width, height }, context, info) => {
    const absolutePath = `${directory}/${name}`;
    const { nodeModel } = context as FileFinder;
    const file = await nodeModel.findOne({
      type: "File",
      query: { filter: { absolutePath: { eq: absolutePath } } },
    });
    const image = file?.children
      .map((id) => nodeModel.getNodeById({ id }))
      .find((node) => node?.internal.type === "ImageSharp");
    const field = (info as GraphQLInfo).schema.getType("ImageSharp").getFields().gatsbyImageData;
    if (!image || !field) throw new Error(`${absolutePath} is not an image that can be resized`);
    const args = {
      layout: "constrained",
      width,
      height,
      sizes: photoSizes,
      formats: ["avif", "webp", "auto"],
      placeholder: "none",
      backgroundColor: "transparent",
    };
    return field.resolve(image, args, context, info);
  };
