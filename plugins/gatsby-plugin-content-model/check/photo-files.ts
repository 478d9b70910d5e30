import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Files } from "../options";
import { type PhotoFile, photosIn, type SomeContent } from "./photos";

/** Whether a file of exactly this name exists. A developer's file system may ignore case, the host's does not. */
function photoExists(directory: string, name: string): boolean {
  return name.split("/").every((part, index, parts) => {
    const folder = path.join(directory, ...parts.slice(0, index));
    return statSync(folder, { throwIfNoEntry: false })?.isDirectory() && readdirSync(folder).includes(part);
  });
}

/** Reads photo files in a folder with sharp. */
export const photoFiles =
  (directory: string) =>
  async (name: string): Promise<PhotoFile | undefined> => {
    if (!photoExists(directory, name)) return undefined;
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
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => /\.(?:jpe?g|png|webp|avif|gif|heic)$/i.test(name) && !used.has(name))
    .sort();
}
