import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import type { OwnPhoto } from "./derived-fields";
import { photoSizes } from "./photo";
import { frameOf, hexColour } from "./photo-frame";

/** The part of GraphQL's resolve info used here. */
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

/** The part of Gatsby's resolver context used here. */
interface FileFinder {
  nodeModel: {
    findOne(query: { type: string; query: object }): Promise<Node | null>;
    getNodeById(query: { id: string }): Node | null;
  };
}

/** Reads a photo file's frame, in pixels with EXIF rotation applied, and its average colour. */
export async function readPhoto(file: string) {
  const { autoOrient } = await sharp(file).metadata();
  const pixel = await sharp(file).resize(1, 1, { fit: "fill" }).toColourspace("srgb").removeAlpha().raw().toBuffer();
  return { ...frameOf(autoOrient), colour: hexColour(pixel) };
}

/**
 * Resizes a photo below `data/` with sharp, in the same formats as the image service, and applies its EXIF rotation.
 *
 * @param directory absolute path of `data/`
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
