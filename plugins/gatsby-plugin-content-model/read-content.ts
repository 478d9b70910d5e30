import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { checkSources, type Sources } from "./check-sources";
import type { Files } from "./fields";
import { messages } from "./messages";
import type { CheckResult, ContentModel } from "./model";
import { type PhotoFile, photoProblems } from "./photos";
import { errorsIn, sorted } from "./problems";

/**
 * Reads and checks all content files. The photos take longer: see `checkPhotos`.
 *
 * @param directory absolute path of the folder
 * @param now the moment of the check, for rules about dates
 * @returns the content, or all problems; never throws on the owner's mistakes
 */
export function readContent<Model extends Files>(
  model: ContentModel<Model>,
  directory: string,
  now: Date,
): CheckResult<Model> {
  return checkSources(model, readSources(directory), now);
}

/** Adds the problems of the photos that the content names. */
export async function checkPhotos<Model extends Files>(
  { files }: ContentModel<Model>,
  directory: string,
  result: CheckResult<Model>,
): Promise<CheckResult<Model>> {
  const { problems, valid, locate } = result;
  const found = (await photoProblems(files, valid, photoFiles(directory))).map(locate);
  if (found.length === 0) return result;
  return { ...result, content: undefined, problems: sorted([...errorsIn(problems), ...found]) };
}

/** Reads and checks the whole content, including photos. */
export const checkContent = <Model extends Files>(model: ContentModel<Model>, directory: string, now: Date) =>
  checkPhotos(model, directory, readContent(model, directory, now));

/** Reads all YAML files below a folder, and lists the entries that are refused. */
function readSources(directory: string): Sources {
  const sources = new Map<string, Uint8Array | { refused: string }>();
  if (!existsSync(directory)) return sources;
  const read = (folder: string) => {
    for (const entry of readdirSync(path.join(directory, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      const place = path.join(directory, name);
      // Windows hides the second ending of a file that its editor has saved as a text.
      const isYaml = /\.ya?ml(?:\.txt)?$/i.test(name);
      try {
        // Gatsby would follow symbolic links, in a loop or out of the folder, and would block on special files.
        if (entry.isSymbolicLink()) sources.set(name, { refused: messages.link });
        else if (entry.isDirectory()) read(name);
        else if (!entry.isFile()) sources.set(name, { refused: messages.unreadableFile });
        else if (isYaml) sources.set(name, readFileSync(place));
        else accessSync(place, constants.R_OK);
      } catch {
        sources.set(name, { refused: messages.unreadableFile });
      }
    }
  };
  read("");
  return sources;
}

/**
 * How strictly photos are read, by the check, by the site and by gatsby-plugin-sharp alike: what the check accepts, the build reads.
 *
 * What cameras do: JPEGs of common phones have a scan header that the standard does not allow, or stray bytes between two segments.
 * libjpeg warns and decodes them, and so does every viewer and browser. sharp's default, `"warning"`, and that of gatsby-plugin-sharp,
 * refuse them; `"error"` refuses only what can't be decoded to its end, such as a file that was cut off
 * (https://sharp.pixelplumbing.com/api-constructor, `failOn`; levels since sharp 0.30, of February 2022).
 */
export const failOn = "error";

/** Opens a photo file. Its size is limited by the check. */
export const openPhoto = (file: string) => sharp(file, { failOn, limitInputPixels: false });

/** A photo's name without folder and capitals, and with one ending for JPEGs, to find the file that a wrong name means. */
const lookOf = (name: string) => path.basename(name.normalize().toLowerCase()).replace(/(\.jpe?g)+$/, ".jpg");

const filesBelow = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll(path.sep, "/"));

export const photoFiles =
  (directory: string) =>
  async (name: string): Promise<PhotoFile | string | undefined> => {
    // By the list of files: a developer's file system may ignore case, the host's does not.
    const names = filesBelow(directory);
    if (!names.includes(name)) return names.find((other) => lookOf(other) === lookOf(name));
    const file = path.join(directory, name);
    return {
      bytes: statSync(file).size,
      readMetadata: async () => {
        const { autoOrient, format, pages = 1 } = await openPhoto(file).metadata();
        return { ...autoOrient, format, isAnimated: pages > 1 };
      },
      isOpaque: async () => {
        const small = await openPhoto(file).resize(16).png().toBuffer();
        return (await sharp(small).stats()).isOpaque;
      },
    };
  };
