import { accessSync, constants, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { photoFiles, unusedPhotos } from "./check/photo-files";
import { photoProblems } from "./check/photos";
import { checkSources, type Sources } from "./check-sources";
import { messages } from "./messages";
import type { ContentModel, Files, Reading, Report } from "./options";
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
export async function checkPhotos<Model extends Files>(
  model: ContentModel<Model>,
  directory: string,
  { report, sound, locate }: Reading<Model>,
): Promise<Report<Model>> {
  const found = await photoProblems(model.files, sound, photoFiles(directory));
  // While a file has a problem, it is unknown which photos it names.
  if (found.length === 0) return { ...report, unused: report.content && unusedPhotos(model.files, sound, directory) };
  return { content: undefined, problems: sorted([...report.problems, ...found.map(locate)]), examples: [] };
}

/** Reads and checks the whole content, including photos. */
export function checkContent<Model extends Files>(model: ContentModel<Model>, directory: string) {
  return checkPhotos(model, directory, readContent(model, directory));
}

/** Reads all YAML files below a folder, and lists the entries that are refused. */
function readSources(directory: string): Sources {
  const sources = new Map<string, Uint8Array | { refused: string }>();
  if (!existsSync(directory)) return sources;
  const read = (folder: string) => {
    for (const entry of readdirSync(path.join(directory, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      // Windows hides the second ending of a file that its editor has saved as a text.
      const isYaml = /\.ya?ml(?:\.txt)?$/i.test(name);
      // Gatsby would follow symbolic links, in a loop or out of the folder, and would block on special files.
      if (entry.isSymbolicLink()) sources.set(name, { refused: messages.link });
      else if (!entry.isFile() && !entry.isDirectory()) sources.set(name, { refused: messages.unreadableFile });
      else
        attempt(name, messages.unreadableFile, () => {
          if (entry.isDirectory()) read(name);
          else if (isYaml) sources.set(name, readFileSync(path.join(directory, name)));
          else accessSync(path.join(directory, name), constants.R_OK);
        });
    }
  };
  const attempt = (name: string, refused: string, action: () => void) => {
    try {
      action();
    } catch {
      sources.set(name, { refused });
    }
  };
  read("");
  return sources;
}
