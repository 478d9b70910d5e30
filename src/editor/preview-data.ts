import { resolveContent } from "../../plugins/gatsby-plugin-content-model/resolve-content";
import { contentModel } from "../content/content-model";
import { derivedFields } from "../content/derived/derived-fields";
import { frameOf, hexColour } from "../content/derived/photo-frame";
import type { Content } from "../content/model/content-files";

/** Frame and average colour of a photo, decoded by the browser with its EXIF rotation applied. */
async function readPhoto(src: string) {
  const image = new Image();
  image.src = src;
  await image.decode();
  const pixel = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  pixel.drawImage(image, 0, 0, 1, 1);
  const { width, height } = frameOf({ width: image.naturalWidth, height: image.naturalHeight });
  return { width, height, backgroundColor: hexColour(pixel.getImageData(0, 0, 1, 1).data) };
}

/**
 * The content as the page queries return it, by root field: interpolated texts, and derived fields computed by the build's
 * resolvers. An owner's photo is shown unprocessed, in the frame that the build will compute.
 *
 * @param urlOf returns the URL of a photo in `data/`
 */
export function queryResult(content: Content, urlOf: (photoFile: string) => string): Promise<Record<string, unknown>> {
  const resolvers = derivedFields(async (file) => {
    const src = urlOf(file);
    return { layout: "constrained", ...(await readPhoto(src)), images: { fallback: { src }, sources: [] } };
  });
  return resolveContent(contentModel, content, resolvers);
}
