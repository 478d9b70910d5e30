interface Size {
  width: number;
  height: number;
}

/** Largest width of a photo's frame, in CSS pixels; the same as requested of the image service. */
const widestFrame = 960;

/** Smallest and largest ratio of height to width: fits beside a text, and does not fill a phone's screen. */
const [lowest, highest] = [1 / 2, 3 / 2];

/** Whether a frame of these proportions fits the page. */
export const fitsFrame = ({ width, height }: Size) => height >= width * lowest && height <= width * highest;

/**
 * Frame, in CSS pixels, of an owner's photo: its own proportions, limited to those that fit the page. The rest is cropped.
 *
 * @param photo its size in pixels, with EXIF rotation applied
 */
export function frameOf(photo: Size): Size {
  const width = Math.min(photo.width, widestFrame);
  const ratio = Math.min(Math.max(photo.height / photo.width, lowest), highest);
  return { width, height: Math.round(width * ratio) };
}
