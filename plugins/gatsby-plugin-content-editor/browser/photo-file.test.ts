/** @jest-environment node */
import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { isComplete } from "./photo-file";

const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
const photo = sharp({ create: { width: 320, height: 240, channels: 3, background: "#000", noise } });

const view = (bytes: Buffer) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether a build, which decodes the whole file, accepts it. */
const isAccepted = (bytes: Buffer) =>
  sharp(bytes, { failOn: "warning" })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** A JPEG with a thumbnail in its header, which ends with the same marker as the photo itself. */
async function withThumbnail(): Promise<Buffer> {
  const [whole, thumbnail] = [await photo.jpeg().toBuffer(), await photo.clone().resize(32).jpeg().toBuffer()];
  const header = Buffer.from([0xff, 0xef, 0, 0]);
  header.writeUInt16BE(thumbnail.length + 2, 2);
  return Buffer.concat([whole.subarray(0, 2), header, thumbnail, whole.subarray(2)]);
}

describe.each([
  ["jpeg", () => photo.jpeg().toBuffer()],
  ["jpeg", () => photo.jpeg({ progressive: true }).toBuffer()],
  ["jpeg", withThumbnail],
  ["png", () => photo.png().toBuffer()],
  ["webp", () => photo.webp().toBuffer()],
  [
    "webp",
    () =>
      photo
        .webp({ lossless: true })
        .withExif({ IFD0: { Artist: "WS" } })
        .toBuffer(),
  ],
] as const)("a photo, %s", (format, make) => {
  it("is complete as a whole, and with something behind its end", async () => {
    const whole = await make();
    expect(await isAccepted(whole)).toBe(true);
    expect(isComplete[format]?.(view(whole))).toBe(true);
    expect(isComplete[format]?.(view(Buffer.concat([whole, Buffer.from("MotionPhoto")])))).toBe(true);
  });

  it.each([0.05, 0.3, 0.5, 0.7, 0.9, 0.99])("is not complete of which a share of %d came through", async (share) => {
    const whole = await make();
    const part = whole.subarray(0, Math.floor(whole.length * share));
    expect(await isAccepted(part)).toBe(false);
    expect(isComplete[format]?.(view(part))).toBe(false);
  });
});
