import { accessSync, constants, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { photoFiles, unusedPhotos } from "./check/photo-files";
import { checkSources, type Sources } from "./check-sources";
import { messages } from "./messages";
import type { ContentModel, Files, Reading } from "./options";
import { photoProblems } from "./photos";
import { sorted } from "./problems";

/**
 * Reads and checks all content files. The photos take longer: see `checkPhotos`.
 *
 * @param directory absolute path of the folder
 * @returns the content, or all problems; never throws on the owner's mistakes
 */
export function readContent<Model extends Files>(model: ContentModel<Model>, directory: string): Reading<Model> {
  return checkSources(model, readSources(directory));
}

/** Adds the problems of the photos that the content names, and the list of unused photos. */
export async function checkPhotos(
  model: ContentModel,
  directory: string,
  reading: Reading,
): Promise<Reading & { unused: string[] }> {
  const { content, problems, valid, locate } = reading;
  const found = (await photoProblems(model.files, valid, photoFiles(directory))).map(locate);
  if (found.length === 0 && content) return { ...reading, unused: unusedPhotos(model.files, content, directory) };
  // While a file has a problem, it is unknown which photos it names.
  return { ...reading, content: undefined, problems: sorted([...problems, ...found]), examples: [], unused: [] };
}

/** Reads and checks the whole content, including photos. */
export function checkContent(model: ContentModel, directory: string) {
  return checkPhotos(model, directory, readContent(model, directory));
}

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
