import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { fieldAt, textsIn } from "../fields";
import { messages } from "../messages";
import type { FieldSlip, Files } from "../options";

/** Limits of a photo that the owner uploads: what a telephone takes fits, what would exhaust a build machine's memory does not. */
const megabytes = 15;
const megapixels = 60;
/** Pixels of a side; what is longer takes sharp minutes to encode as AVIF, however few pixels it has in all. */
const longestSide = 12_000;
/** How many times its shorter side the longer may be: the page shows no narrower frame. */
const proportion = 3;

/** Fewest pixels of a photo's width: on a phone's screen, fewer would be stretched. */
const narrowest = 320;

/** Formats, as sharp names them, that gatsby-transformer-sharp resizes. */
const formats: readonly (string | undefined)[] = ["jpeg", "png", "webp"];

/** Whether a file is there under exactly this name; some systems would also find it in other case, but not the one that publishes. */
function photoExists(directory: string, name: string): boolean {
  return name.split("/").every((part, index, parts) => {
    const folder = path.join(directory, ...parts.slice(0, index));
    return statSync(folder, { throwIfNoEntry: false })?.isDirectory() && readdirSync(folder).includes(part);
  });
}

/** What is wrong with a photo below `data/`, if anything: it has to be there, of a bearable size, and readable to its last line. */
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
    // The head of a file says little of the rest: a copy that broke off is only found by decoding all of it.
    const small = await sharp(file, { failOn: "warning" }).resize(16).png().toBuffer();
    // A drawing lies beneath each photo until it comes.
    return (await sharp(small).stats()).isOpaque ? undefined : messages.photoTransparent(name);
  } catch {
    return messages.photoUnreadable(name);
  }
}

type SomeContent = Partial<Record<string, unknown>>;

/** The photos that a content names as files of its own. */
const photosIn = (files: Files, content: SomeContent) =>
  Object.entries(files).flatMap(([file, schema]) =>
    [...textsIn(content[file])]
      .filter(([path, name]) => fieldAt(schema, path)?.photo && !name.startsWith("https://"))
      .map(([path, name]) => ({ file, path, name })),
  );

/** What is wrong with the photos that a content names as files of its own. */
export async function photoProblems(files: Files, content: SomeContent, directory: string): Promise<FieldSlip[]> {
  const found = photosIn(files, content).map(async ({ file, path, name }) => {
    const message = await photoFileProblem(directory, name);
    return message === undefined ? [] : [{ file, path, message }];
  });
  return (await Promise.all(found)).flat();
}

/** Pictures in the folder of a content that it does not name: mostly what another has replaced. */
export function unusedPhotos(files: Files, content: SomeContent, directory: string): string[] {
  const used = new Set(photosIn(files, content).map(({ name }) => name));
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => /\.(?:jpe?g|png|webp|avif|gif|heic)$/i.test(name) && !used.has(name))
    .sort();
}
