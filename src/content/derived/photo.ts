import { getImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import type { Photo } from "../model/content-files";

/**
 * Widths, in device pixels, of a photo's candidates beside its full width, from a small phone at 1x. The image service resizes
 * on request, so each costs only its HTML.
 */
const widths = [360, 540, 720, 960];

/** Quality of photos, in per cent; below it, artefacts appear on the flat colours of both photos. */
export const quality = 65;

/** A photo of an image service, with the requested size in pixels and the background colour. */
export type ServicePhoto = Required<Pick<Photo, "url" | "width" | "height" | "colour">>;

/** Image data of a photo of the image service, which resizes and encodes by URL parameters. Its `sizes` are left to `Photo`. */
export function remotePhotoData({ url, width, height, colour }: ServicePhoto): IGatsbyImageData {
  return getImageData({
    // Encodes the accents of a host: browsers drop the whole policy if it names one.
    baseUrl: new URL(url).href,
    layout: "constrained",
    width,
    height,
    backgroundColor: colour,
    breakpoints: widths,
    // Every browser that the site supports reads AVIF; JPEG is for all others.
    formats: ["avif", "jpg"],
    pluginName: "photo",
    // `fm` is the format; `fit=crop` keeps the declared proportions.
    urlBuilder: ({ baseUrl, width: w, height: h, format }) =>
      `${baseUrl}?${new URLSearchParams({ w: `${w}`, h: `${h}`, fit: "crop", fm: format, q: `${quality}` })}`,
  });
}
