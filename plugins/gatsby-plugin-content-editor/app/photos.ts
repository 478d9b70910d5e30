import type { PhotoFile, PhotoMetadata } from "../../gatsby-plugin-content-model/photos";
import { photoTexts as words } from "../texts";

/** Folder of new photos, below `data/`. */
const folder = "fotos/";

/** Longest side of a prepared photo, in pixels: more than a page shows, on any screen. */
const longest = 2000;

/** Quality of its encoding, from 0 to 1. */
const quality = 0.85;

/** Magic numbers, by the name of the format. */
const signatures = {
  jpeg: /^\xFF\xD8\xFF/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  // https://nokiatech.github.io/heif/technical.html
  heic: /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s,
};

/** The first bytes of a file, as characters. */
const headOf = async (file: Blob) => String.fromCharCode(...new Uint8Array(await file.slice(0, 32).arrayBuffer()));

/** Detects a format by its magic number: browsers decode more formats than the build resizes, whatever the file's name. */
const formatIn = (head: string) => Object.entries(signatures).find(([, signature]) => signature.test(head))?.[0];

/** A canvas of which a picture is drawn; what is transparent becomes white. */
function drawn(bitmap: ImageBitmap, width: number, height: number) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error(words.unreadable);
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/**
 * Makes a photo of a camera one of the site's: upright, no larger than a page shows it, without its metadata, which may tell where it was taken,
 * and with a name that any server takes. Of an animation, the first picture is left. Throws an `Error` whose message tells the owner
 * why the photo can't be used.
 *
 * @param taken names below `data/` that other files have
 */
export async function preparePhoto(file: File, taken: ReadonlySet<string>): Promise<{ name: string; blob: Blob }> {
  const isHeic = formatIn(await headOf(file).catch(() => "")) === "heic";
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new Error(isHeic ? words.heic : words.unreadable);
  });
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = drawn(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  bitmap.close();
  const encode = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // Where a browser has no encoder, as Safari for WebP, it writes PNG.
  const webp = await encode("image/webp");
  const blob = webp?.type === "image/webp" ? webp : await encode("image/jpeg");
  if (!blob) throw new Error(words.unreadable);
  return { name: nameFor(file.name, blob.type === "image/webp" ? "webp" : "jpg", taken), blob };
}

/** A name of plain letters, digits and hyphens that no other file has: `fotos/cortina-de-ar-2.webp`. */
export function nameFor(original: string, extension: string, taken: ReadonlySet<string>): string {
  const plain = original
    .replace(/\.\w+$/, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z\d]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  const others = new Set([...taken].map((name) => name.toLowerCase()));
  for (let number = 1; ; number++) {
    const name = `${folder}${plain || "foto"}${number > 1 ? `-${number}` : ""}.${extension}`;
    if (!others.has(name)) return name;
  }
}

/** Width, in pixels, at which transparency is searched: finer than the build's check, so never more lenient. */
const searchedWidth = 512;

/** Reads a new or a saved photo with the browser's decoder, for the content model's check. */
export const photoFile = (file: Blob): PhotoFile => ({
  bytes: file.size,
  readMetadata: async () => {
    const { width, height } = await createImageBitmap(file, { imageOrientation: "from-image" });
    const head = await headOf(file);
    const format = formatIn(head);
    return { ...(format && { format }), isAnimated: isAnimated(head, format), width, height };
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

/** Reads the flag of an extended WebP header: https://developers.google.com/speed/webp/docs/riff_container#extended_file_format */
const isAnimated = (head: string, format?: string): PhotoMetadata["isAnimated"] =>
  format === "webp" && head.startsWith("VP8X", 12) && (head.charCodeAt(20) & 2) > 0;
