import sharp from "sharp";

/** A picture whose upper half is red and whose lower half is blue. */
export const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c81e1e" } }).composite([
    { input: { create: { width, height: height / 2, channels: 3, background: "#1e1ec8" } }, gravity: "south" },
  ]);

/** `halves` as an upright phone stores it: rotated by 90°, with EXIF orientation. */
export const telephonePhoto = async () =>
  sharp(await halves(900, 1200).png().toBuffer())
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Whether a picture's top is red and its bottom blue. */
export async function isUpright(picture: string | Buffer): Promise<boolean> {
  const { data } = await sharp(picture)
    .resize(1, 4, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  const [redBelow = 0, , blueBelow = 0] = data.subarray(9);
  return red > blue + 60 && blueBelow > redBelow + 60;
}
