import sharp from "sharp";

/** Marker of a baseline JPEG's frame, which states the height and the width. */
const startOfFrame = Buffer.from([0xff, 0xc0]);

/** A JPEG whose header claims another size: large photos take seconds to encode. */
export function claimingSize(jpeg: Buffer, width: number, height: number): Buffer {
  const frame = jpeg.indexOf(startOfFrame);
  if (frame < 0) throw new Error("The file is no baseline JPEG.");
  const claiming = Buffer.from(jpeg);
  claiming.writeUInt16BE(height, frame + 5);
  claiming.writeUInt16BE(width, frame + 7);
  return claiming;
}

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
