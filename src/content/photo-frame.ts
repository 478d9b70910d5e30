interface Size {
  width: number;
  height: number;
}

/** Width, in CSS pixels, of a photo's frame where the file has as many: what a photo of the image service is asked for, too. */
const widestFrame = 960;

/** Height of a frame by its width: what the page bears beside a text, and on a phone without filling the screen. */
const [lowest, highest] = [1 / 2, 3 / 2];

/** Whether the source of a photo is an address, and not a file of the owner's. */
export const isAddress = (source: string) => source.startsWith("https://");

/** Whether the page bears a frame of these proportions. */
export const fitsFrame = ({ width, height }: Size) => height >= width * lowest && height <= width * highest;

/**
 * The frame, in CSS pixels, of a photo of the owner's: in the photo's own proportions, or as near as the page bears them. What does
 * not fit is cut off at the sides.
 *
 * @param photo its size in pixels as it is seen, with its rotation applied
 */
export function frameOf(photo: Size): Size {
  const width = Math.min(photo.width, widestFrame);
  const ratio = Math.min(Math.max(photo.height / photo.width, lowest), highest);
  return { width, height: Math.round(width * ratio) };
}

/** A colour as `#rrggbb`, from its parts of 0 to 255. */
export const hexColour = (parts: Iterable<number>) =>
  `#${[...parts]
    .slice(0, 3)
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
