interface Size {
  width: number;
  height: number;
}

/** Largest width of an owner's photo as published, in CSS pixels: none is shown wider. */
const widestFrame = 960;

/** Smallest and largest ratio of height to width; beyond them most of the photo would be cropped, and loaded in vain. */
const [lowest, highest] = [1 / 2, 3 / 2];

/**
 * Size, in CSS pixels, of an owner's photo as published: its own proportions, limited to those above. The rest is cropped.
 *
 * @param photo its size in pixels, with EXIF rotation applied
 */
export function frameOf(photo: Size): Size {
  const width = Math.min(photo.width, widestFrame);
  const ratio = Math.min(Math.max(photo.height / photo.width, lowest), highest);
  return { width, height: Math.round(width * ratio) };
}
