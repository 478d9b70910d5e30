import type { PhotoFile, PhotoMetadata } from "../../gatsby-plugin-content-model/photos";

/** Magic numbers with their offsets, by sharp's name of the format. */
const signatures: Record<string, readonly [number, string][]> = {
  jpeg: [[0, "\xFF\xD8\xFF"]],
  png: [[0, "\x89PNG\r\n"]],
  webp: [
    [0, "RIFF"],
    [8, "WEBP"],
  ],
};

/** Width, in pixels, at which transparency is searched: finer than the build's check, so never more lenient. */
const searchedWidth = 512;

/** Reads an uploaded or saved photo with the browser's decoder. */
export const photoFile = (file: Blob): PhotoFile => ({
  bytes: file.size,
  readMetadata: async () => ({ ...(await formatOf(file)), ...(await sizeOf(file)) }),
  isOpaque: async () => {
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
  const src = URL.createObjectURL(file);
  try {
    await new Promise((onload, onerror) => Object.assign(image, { onload, onerror, src }));
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(src);
  }
}
