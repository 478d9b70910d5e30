import { execute, type GraphQLSchema, parse } from "gatsby/graphql";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { openPhoto } from "../../../plugins/gatsby-plugin-content-model/photo-reading";
import type { OwnPhoto } from "./derived-fields";
import { quality } from "./photo";
import { frameOf } from "./photo-frame";

/** Reads a photo file's frame, in pixels with EXIF rotation applied, and its average colour. */
export async function readPhoto(file: string) {
  const { autoOrient } = await openPhoto(file).metadata();
  // Raw pixels are sRGB, whatever the photo's colours.
  const pixel = await openPhoto(file).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return { ...frameOf(autoOrient), colour: `#${pixel.toString("hex", 0, 3)}` };
}

/** As a page would ask for it; the frame's size is known only once the file has been read. */
const imageQuery = parse(`
  query OwnPhoto($name: String!, $width: Int!, $height: Int!, $quality: Int!) {
    file(relativePath: { eq: $name }) {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: $width
          height: $height
          formats: [AUTO, WEBP]
          quality: $quality
          placeholder: NONE
        )
      }
    }
  }
`);

interface ImageQueryResult {
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

/**
 * Resizes a photo below `data/` with sharp, as WebP and in its own format, and applies its EXIF rotation. Not as AVIF: sharp takes
 * ten times as long for the same size, 20 s for a photo of 12 megapixels, at each change of a price.
 *
 * @param directory absolute path of `data/`
 */
export const sharpPhoto =
  (directory: string): OwnPhoto =>
  async (name, contextValue, info) => {
    const path = `${directory}/${name}`;
    const { width, height, colour } = await readPhoto(path);
    const { schema } = info as { schema: GraphQLSchema };
    const variableValues = { name, width, height, quality };
    const { data, errors } = await execute({ schema, document: imageQuery, contextValue, variableValues });
    const image = (data as ImageQueryResult | undefined)?.file?.childImageSharp?.gatsbyImageData;
    if (!image) throw new Error(`${path} is not an image that can be resized: ${errors}`);
    return { ...image, width, height, backgroundColor: colour };
  };
