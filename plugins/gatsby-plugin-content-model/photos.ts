import { type Files, fieldsIn, rootOf } from "./fields";
import { messages } from "./messages";
import type { FieldProblem } from "./problems";
import { isUrl } from "./values";

/** Largest size of an owner's photo, in MB: enough for a phone's, too little to exhaust a build machine's memory. */
const megabytes = 15;

/**
 * Limits of a photo's sides, in pixels: a smaller one would be enlarged on a phone, a larger one takes sharp minutes and gigabytes to
 * encode. `proportion` is the largest ratio of the sides: beyond it, a page would show a strip.
 */
const limits = { shortest: 320, longest: 9000, proportion: 3 };

/** Formats, as sharp names them, that gatsby-transformer-sharp resizes. */
const formats: readonly (string | undefined)[] = ["jpeg", "png", "webp"];

/** A photo file, which a build reads with sharp. */
export interface PhotoFile {
  bytes: number;
  /** Reads the metadata. Rejects if the file is not an image. */
  readMetadata(): Promise<PhotoMetadata>;
  /** Decodes the whole file. Rejects if it is truncated. */
  isOpaque(): Promise<boolean>;
}

export interface PhotoMetadata {
  /** As sharp names it: `jpeg`. */
  format?: string;
  isAnimated: boolean;
  /** Size in pixels, with the EXIF rotation applied. */
  width: number;
  height: number;
}

/** The problem of a photo that is too small or too long, in pixels. */
export function sizeProblem(name: string, width: number, height: number): string | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const isWithin = width >= limits.shortest && long <= Math.min(limits.longest, limits.proportion * short);
  return isWithin ? undefined : messages.photoSize(name, `${width} × ${height}`, limits);
}

/** The problem of a photo, if any: it must be within the limits, and readable to its end. */
async function problemOf(name: string, { bytes, readMetadata, isOpaque }: PhotoFile): Promise<string | undefined> {
  if (bytes > megabytes * 1e6) return messages.photoTooHeavy(name, bytes / 1e6, megabytes);
  try {
    const { format, isAnimated, width, height } = await readMetadata();
    if (!formats.includes(format)) return messages.photoUnreadable(name);
    if (isAnimated) return messages.photoAnimated(name);
    const problem = sizeProblem(name, width, height);
    if (problem) return problem;
    // Only decoding the whole file detects a truncated one. Through a transparent photo one sees what is behind it until it has loaded.
    return (await isOpaque()) ? undefined : messages.photoTransparent(name);
  } catch {
    return messages.photoUnreadable(name);
  }
}

/** Values of some files, by path. */
export type SomeContent = Partial<Record<string, unknown>>;

/** The photos that the content names: files and URLs. */
export const photosIn = (files: Files, content: SomeContent) =>
  Object.entries(files).flatMap(([file, schema]) =>
    fieldsIn(rootOf(schema), content[file]).flatMap(([{ photo }, name, path]) =>
      photo && typeof name === "string" ? [{ file, path, name }] : [],
    ),
  );

/**
 * Checks the photo files that the content names.
 *
 * @param find returns the photo file of a path below the content's folder; if it is missing, the path of one that it may mean: in
 * another folder, or with other capitals, encoding of accents or ending; or `undefined`
 */
export async function photoProblems(
  files: Files,
  content: SomeContent,
  find: (name: string) => Promise<PhotoFile | string | undefined>,
): Promise<FieldProblem[]> {
  const named = photosIn(files, content).filter(({ name }) => !isUrl(name));
  const found = named.map(async ({ file, path, name }) => {
    const photo = await find(name);
    const missing = () => (photo ? messages.photoCalled(name, String(photo)) : messages.photoFile(name));
    const message = typeof photo === "object" ? await problemOf(name, photo) : missing();
    return message === undefined ? [] : [{ file, path, message }];
  });
  return (await Promise.all(found)).flat();
}
