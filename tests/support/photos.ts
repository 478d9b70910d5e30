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

/** A red picture of 600 × 400 pixels as an iPhone stores one, made with libheif's `heif-enc`. */
export const heic = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFnAAEAAAAAAAAAmgAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAw2lwcnAAAAClaXBjbwAAAHlodmNDAQNwAAAAAAAAAAAAP/AA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAP7oCQCEAAQAsQgEBA3AAAAMAkAAAAwAAAwA/oASyAZFlupJKa5uBAQMCAAADAAIAAAMAAhAiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAAJYAAABkAAAABBwaXhpAAAAAAMICAgAAAAWaXBtYQAAAAAAAAABAAEDgQKDAAAAom1kYXQAAACWKAGvU5pVEkDz4PkOkl//8rXf/1H+Q+T7oxsZI/A/XG+XgF0BzigAAAMAAAMAACwgpdh34AkwO0UIAAADAAADAAADADmgkwJsPAAAAwAAAwAAAwAAAwAxoIcAAAMAAAMAAAMAAAMAAAX0AAADAAADAAADAAADAAAHvAAAAwAAAwAAAwAAAwAA7IAAAAMAAAMAAAMAAO+A",
  "base64",
);
