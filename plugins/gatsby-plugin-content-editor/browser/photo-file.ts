import type { PhotoFile, PhotoMetadata } from "../../gatsby-plugin-content-model/photos";

/** Magic numbers, by sharp's name of the format. */
const signatures = { jpeg: /^\xFF\xD8\xFF/, png: /^\x89PNG\r\n/, webp: /^RIFF.{4}WEBP/s };

/** Width, in pixels, at which transparency is searched: finer than the build's check, so never more lenient. */
const searchedWidth = 512;

/** Reads an uploaded or saved photo with the browser's decoder. */
export const photoFile = (file: Blob): PhotoFile => ({
  bytes: file.size,
  readMetadata: async () => {
    const { width, height } = await createImageBitmap(file);
    return { ...(await formatOf(file)), width, height };
  },
  isOpaque: async () => {
    const bitmap = await createImageBitmap(file, { resizeWidth: searchedWidth, resizeQuality: "high" });
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!context) throw new Error("The browser has no canvas");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    bitmap.close();
    // Of the four values of a pixel, the last is its alpha.
    return data.every((part, index) => index % 4 < 3 || part === 255);
  },
});

/** Detects the format by magic number: browsers decode more formats than the build resizes, whatever the file's name. */
async function formatOf(file: Blob): Promise<Pick<PhotoMetadata, "format" | "isAnimated">> {
  const bytes = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  const [format] = Object.entries(signatures).find(([, signature]) => signature.test(head)) ?? [];
  // A flag of the extended WebP header: https://developers.google.com/speed/webp/docs/riff_container#extended_file_format
  const isAnimated = format === "webp" && head.startsWith("VP8X", 12) && ((bytes[20] ?? 0) & 2) > 0;
  return { format, isAnimated };
}
