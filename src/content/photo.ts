import { getImageData, type IGatsbyImageData } from "gatsby-plugin-image";

/**
 * Widths, in device pixels, in which a photo is offered beside its full one: from a small phone at 1x upward. The image
 * service cuts each on request, so a step costs nothing but its line of HTML.
 */
const widths = [360, 540, 720, 960];

/** Quality asked of the image service, in per cent: below it, artefacts begin to show on the flat colours of both photos. */
const quality = 65;

/** `sizes` of a photo that fills the phone's width and half of the container beside a text. */
export const photoSizes = "(min-width: 1264px) 560px, (min-width: 1024px) 45vw, calc(100vw - 32px)";

/** A photo of an image service: the size that is asked for, in pixels, and the colour behind it until it comes. */
export interface ServicePhoto {
  url: string;
  width: number;
  height: number;
  colour: string;
}

/** Image data of a photo of the image service, which cuts and encodes it as its URL parameters ask. */
export function remotePhotoData({ url, width, height, colour }: ServicePhoto): IGatsbyImageData {
  const data = getImageData({
    // Accents in the domain become Punycode: browsers drop the whole policy over a host with an accent.
    baseUrl: new URL(url).href,
    layout: "constrained",
    width,
    height,
    backgroundColor: colour,
    breakpoints: widths,
    formats: ["avif", "webp", "jpg"],
    pluginName: "photo",
    // The service takes a photo's format from `fm`; cropping keeps the declared proportions whatever the original's are.
    urlBuilder: ({ baseUrl, width: w, height: h, format }) =>
      `${baseUrl}?${new URLSearchParams({ w: `${w}`, h: `${h}`, fit: "crop", fm: format, q: `${quality}` })}`,
  });
  // The library only knows the full width of a photo as its `sizes`.
  const { fallback, sources = [] } = data.images;
  return {
    ...data,
    images: {
      ...(fallback ? { fallback: { ...fallback, sizes: photoSizes } } : {}),
      sources: sources.map((source) => ({ ...source, sizes: photoSizes })),
    },
  };
}
