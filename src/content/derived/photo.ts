import { getImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import { media } from "../../theme/media";

/**
 * Widths, in device pixels, of a photo's candidates beside its full width, from a small phone at 1x. The image service resizes
 * on request, so each costs only its HTML.
 */
const widths = [360, 540, 720, 960];

/** Quality requested of the image service, in per cent; below it, artefacts appear on the flat colours of both photos. */
const quality = 65;

/** `sizes` of a photo that fills a phone's width, and half of the container where it is beside a text. */
export const photoSizes = `${media.query("wide")} 33rem, ${media.query("menu")} calc(50vw - 3.25rem), calc(100vw - 2rem)`;

/** A photo of an image service, with the requested size in pixels and the background colour. */
export interface ServicePhoto {
  url: string;
  width: number;
  height: number;
  colour: string;
}

/** Image data of a photo of the image service, which resizes and encodes by URL parameters. */
export function remotePhotoData({ url, width, height, colour }: ServicePhoto): IGatsbyImageData {
  const data = getImageData({
    // In Punycode: browsers drop the whole policy if it names a host with an accent.
    baseUrl: new URL(url).href,
    layout: "constrained",
    width,
    height,
    backgroundColor: colour,
    breakpoints: widths,
    formats: ["avif", "webp", "jpg"],
    pluginName: "photo",
    // `fm` is the format; `fit=crop` keeps the declared proportions.
    urlBuilder: ({ baseUrl, width: w, height: h, format }) =>
      `${baseUrl}?${new URLSearchParams({ w: `${w}`, h: `${h}`, fit: "crop", fm: format, q: `${quality}` })}`,
  });
  // The library sets the full width as `sizes`.
  const { fallback, sources = [] } = data.images;
  return {
    ...data,
    images: {
      ...(fallback ? { fallback: { ...fallback, sizes: photoSizes } } : {}),
      sources: sources.map((source) => ({ ...source, sizes: photoSizes })),
    },
  };
}
