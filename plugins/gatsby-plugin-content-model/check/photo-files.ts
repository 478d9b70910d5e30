import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Files } from "../options";
import { type PhotoFile, photosIn, type SomeContent } from "../photos";

/** How a path is compared with another that only looks the same. */
const lookOf = (name: string) => name.normalize().toLowerCase();

const filesBelow = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll(path.sep, "/"));

/** Reads photo files in a folder with sharp. */
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
        const { autoOrient, format, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
        return { ...autoOrient, format, isAnimated: pages > 1 };
      },
      isOpaque: async () => {
        const small = await sharp(file, { failOn: "warning" }).resize(16).png().toBuffer();
        return (await sharp(small).stats()).isOpaque;
      },
    };
  };

/** Image files in the content's folder that the content does not name: mostly replaced ones. */
export function unusedPhotos(files: Files, content: SomeContent, directory: string): string[] {
  const used = new Set(photosIn(files, content).map(({ name }) => name));
  return filesBelow(directory)
    .filter((name) => /\.(?:jpe?g|png|webp|avif|gif|heic)$/i.test(name) && !used.has(name))
    .sort();
}
