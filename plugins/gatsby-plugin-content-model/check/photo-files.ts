import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { fieldAt, textsIn } from "../fields";
import { messages } from "../messages";
import type { FieldSlip, Files } from "../options";

/** Largest size of an owner's photo, in MB: enough for a phone's, too little to exhaust a build machine's memory. */
const megabytes = 15;
const megapixels = 60;
/** Longest side, in pixels; above it, sharp takes minutes to encode AVIF, however small the area. */
const longestSide = 12_000;
/** Largest ratio of the longer to the shorter side: the page shows no narrower frame. */
const proportion = 3;

/** Smallest width, in pixels: less would be enlarged on a phone. */
const narrowest = 320;

/** Formats, as sharp names them, that gatsby-transformer-sharp resizes. */
const formats: readonly (string | undefined)[] = ["jpeg", "png", "webp"];

/** Whether a file of exactly this name exists. A developer's file system may ignore case, the host's does not. */
function photoExists(directory: string, name: string): boolean {
  return name.split("/").every((part, index, parts) => {
    const folder = path.join(directory, ...parts.slice(0, index));
    return statSync(folder, { throwIfNoEntry: false })?.isDirectory() && readdirSync(folder).includes(part);
  });
}

/** The problem of a photo below `data/`, if any: it must exist, be within the limits, and be readable to its end. */
async function photoFileProblem(directory: string, name: string): Promise<string | undefined> {
  if (!photoExists(directory, name)) return messages.photoFile(name);
  const file = path.join(directory, name);
  const { size } = statSync(file);
  if (size > megabytes * 1e6) return messages.photoTooHeavy(name, size / 1e6, megabytes);
  try {
    const { autoOrient, format, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (!formats.includes(format)) return messages.photoUnreadable(name);
    if (pages > 1) return messages.photoAnimated(name);
    if (Math.max(width, height) > longestSide) return messages.photoTooLong(name, width, height, longestSide);
    if (Math.max(width, height) > proportion * Math.min(width, height)) {
      return messages.photoTooNarrow(name, width, height, proportion);
    }
    if (width < narrowest) return messages.photoTooSmall(name, width, height, narrowest);
    if (width * height > megapixels * 1e6) return messages.photoTooLarge(name, width, height, megapixels);
    // Only decoding the whole file detects a truncated one.
    const small = await sharp(file, { failOn: "warning" }).resize(16).png().toBuffer();
    // A drawing is behind each photo until it has loaded.
    return (await sharp(small).stats()).isOpaque ? undefined : messages.photoTransparent(name);
  } catch {
    return messages.photoUnreadable(name);
  }
}

type SomeContent = Partial<Record<string, unknown>>;

/** The photo files that the content names. */
const photosIn = (files: Files, content: SomeContent) =>
  Object.entries(files).flatMap(([file, schema]) =>
    [...textsIn(content[file])]
      .filter(([path, name]) => fieldAt(schema, path)?.photo && !name.startsWith("https://"))
      .map(([path, name]) => ({ file, path, name })),
  );

/** Checks the photo files that the content names. */
export async function photoProblems(files: Files, content: SomeContent, directory: string): Promise<FieldSlip[]> {
  const found = photosIn(files, content).map(async ({ file, path, name }) => {
    const message = await photoFileProblem(directory, name);
    return message === undefined ? [] : [{ file, path, message }];
  });
  return (await Promise.all(found)).flat();
}

/** Image files in the content's folder that the content does not name: mostly replaced ones. */
export function unusedPhotos(files: Files, content: SomeContent, directory: string): string[] {
  const used = new Set(photosIn(files, content).map(({ name }) => name));
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => /\.(?:jpe?g|png|webp|avif|gif|heic)$/i.test(name) && !used.has(name))
    .sort();
}
