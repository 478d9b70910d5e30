import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import type { OwnPhoto } from "./derived-fields";
import { photoSizes } from "./photo";
import { frameOf, hexColour } from "./photo-frame";

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

/** The frame of a photo file in pixels, with the rotation that a telephone notes in it applied, and its average colour. */
export async function readPhoto(file: string) {
  const { autoOrient } = await sharp(file).metadata();
  const pixel = await sharp(file).resize(1, 1, { fit: "fill" }).toColourspace("srgb").removeAlpha().raw().toBuffer();
  return { ...frameOf(autoOrient), colour: hexColour(pixel) };
}

/**
 * Resizes a photo below `data/` with sharp, in the formats of the image service's, and turns it upright.
 *
 * @param directory absolute path of the folder that the photo's name starts from
 */
export const sharpPhoto =
  (directory: string): OwnPhoto =>
  async (name, context, info) => {
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
    const { width, height, colour } = await readPhoto(absolutePath);
    const args = {
      layout: "constrained",
      width,
      height,
      sizes: photoSizes,
      formats: ["avif", "webp", "auto"],
      placeholder: "none",
    };
    return { ...(await field.resolve(image, args, context, info)), width, height, backgroundColor: colour };
  };
