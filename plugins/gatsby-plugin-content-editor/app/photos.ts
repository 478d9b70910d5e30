import { sizeProblem } from "../../gatsby-plugin-content-model/photos";
import { photoTexts as words } from "../texts";

/** Folder of new photos, below `data/`. */
const folder = "fotos/";

/** Longest side of a prepared photo, in pixels: more than a page shows, on any screen. */
const longest = 2000;

/** Quality of its encoding, from 0 to 1. */
const quality = 0.85;

/** The beginning of a HEIC file, as characters: https://nokiatech.github.io/heif/technical.html */
const heic = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

const headOf = async (file: Blob) => String.fromCharCode(...new Uint8Array(await file.slice(0, 32).arrayBuffer()));

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
 */
export async function preparePhoto(file: File): Promise<{ name: string; blob: Blob }> {
  const isHeic = heic.test(await headOf(file).catch(() => ""));
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
  const name = await nameFor(file.name, blob);
  // Of all that the check asks of a photo, only its size can be wrong now.
  const problem = sizeProblem(name, canvas.width, canvas.height);
  if (problem) throw new Error(problem);
  return { name, blob };
}

/**
 * A name of plain letters, digits and hyphens, with the first digits of the photo's SHA-256: `fotos/cortina-de-ar-1f3a9c04.webp`. Phones give
 * many photos one name, and two people may each bring one.
 */
export async function nameFor(original: string, photo: Blob): Promise<string> {
  const plain = original
    .replace(/\.\w+$/, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z\d]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await photo.arrayBuffer()));
  const digits = Array.from(digest.subarray(0, 4), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${folder}${plain || "foto"}-${digits}.${photo.type === "image/webp" ? "webp" : "jpg"}`;
}
