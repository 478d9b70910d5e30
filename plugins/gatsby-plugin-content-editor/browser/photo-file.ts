import type { PhotoFile, PhotoMetadata } from "../../gatsby-plugin-content-model/check/photos";

/** Magic numbers with their offsets, by sharp's name of the format. */
const signatures: Record<string, readonly [number, string][]> = {
  jpeg: [[0, "\xFF\xD8\xFF"]],
  png: [[0, "\x89PNG\r\n"]],
  webp: [
    [0, "RIFF"],
    [8, "WEBP"],
  ],
};

/**
 * Whether a file ends where its format says, or behind it. Firefox decodes some files of which the end is missing; the build
 * refuses them.
 */
export const isComplete: Record<string, (bytes: DataView) => boolean> = {
  // The end-of-image marker follows the first scan; before it, a thumbnail may have one too.
  jpeg: (bytes) => {
    let at = 2;
    for (let marker = 0; marker !== startOfScan && at + 4 <= bytes.byteLength; ) {
      marker = bytes.getUint8(at + 1);
      at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
    }
    while (at + 2 <= bytes.byteLength && bytes.getUint16(at) !== endOfImage) at += 1;
    return at + 2 <= bytes.byteLength;
  },
  png: (bytes) => {
    let at = 8;
    while (at + 12 <= bytes.byteLength && bytes.getUint32(at + 4) !== IEND) at += 12 + bytes.getUint32(at);
    return at + 12 <= bytes.byteLength;
  },
  webp: (bytes) => 8 + bytes.getUint32(4, true) <= bytes.byteLength,
};

/** Markers of a JPEG, and the type of a PNG's last chunk. */
const [startOfScan, endOfImage, IEND] = [0xda, 0xffd9, 0x49454e44];

/** Width, in pixels, at which transparency is searched: finer than the build's check, so never more lenient. */
const searchedWidth = 512;

/** Reads an uploaded or saved photo with the browser's decoder. */
export const photoFile = (file: Blob): PhotoFile => ({
  bytes: file.size,
  readMetadata: async () => ({ ...(await formatOf(file)), ...(await sizeOf(file)) }),
  isOpaque: async () => {
    const { format = "" } = await formatOf(file);
    if (!isComplete[format]?.(new DataView(await file.arrayBuffer()))) throw new Error("The file is truncated");
    const whole = await createImageBitmap(file);
    const width = Math.min(whole.width, searchedWidth);
    const height = Math.max(1, Math.round((whole.height * width) / whole.width));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("The browser has no canvas");
    context.imageSmoothingQuality = "high";
    context.drawImage(whole, 0, 0, width, height);
    whole.close();
    const { data } = context.getImageData(0, 0, width, height);
    // Of the four values of a pixel, the last is its alpha.
    return data.every((part, index) => index % 4 < 3 || part === 255);
  },
});

/** Detects the format by magic number: browsers decode more formats than the build resizes, whatever the file's name. */
async function formatOf(file: Blob): Promise<Pick<PhotoMetadata, "format" | "isAnimated">> {
  const bytes = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  const [format] =
    Object.entries(signatures).find(([, signs]) => signs.every(([at, sign]) => head.startsWith(sign, at))) ?? [];
  // A flag of the extended WebP header: https://developers.google.com/speed/webp/docs/riff_container#extended_file_format
  const isAnimated = format === "webp" && head.startsWith("VP8X", 12) && ((bytes[20] ?? 0) & 2) > 0;
  return { format, isAnimated };
}

/** Size without decoding: an image of 20,000 × 20,000 pixels would take 1.6 GB. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const image = new Image();
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  image.src = URL.createObjectURL(file);
  try {
    await loaded;
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
