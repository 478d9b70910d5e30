import { accessSync, constants, existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { photoProblems, unusedPhotos } from "./check/photo-files";
import { checkSources, type Parser, type Sources } from "./check-sources";
import { messages } from "./messages";
import type { ContentModel, Files, Reading, Report } from "./options";
import { sorted } from "./problems";

/** The parser that gatsby-transformer-yaml reads the files with, whichever version of it is installed there. */
const fromProject = createRequire(path.resolve("package.json"));
const fromTransformer = createRequire(fromProject.resolve("gatsby-transformer-yaml/package.json"));
const { load: transformerParser }: { load: Parser } = fromTransformer("js-yaml");

/**
 * Reads and checks all files of the content but the photos, which take longer (see `checkPhotos`).
 *
 * @param directory absolute path of the folder
 * @returns the whole content, or every problem found; never throws on the owner's slips
 */
export function readContent<Model extends Files>(model: ContentModel<Model>, directory: string): Reading<Model> {
  return checkSources(model, readSources(directory), transformerParser);
}

/** Adds to what has been read whether the photos it names can be published, and which it does not name. */
export async function checkPhotos<Model extends Files>(
  model: ContentModel<Model>,
  directory: string,
  { report, sound, locate }: Reading<Model>,
): Promise<Report<Model>> {
  const found = await photoProblems(model.files, sound, directory);
  // Where a file has a problem, it is not known which photos it names.
  if (found.length === 0) return { ...report, unused: report.content && unusedPhotos(model.files, sound, directory) };
  return { content: undefined, problems: sorted([...report.problems, ...found.map(locate)]), examples: [] };
}

/** Reads and checks all of the content, photos included. */
export function checkContent<Model extends Files>(model: ContentModel<Model>, directory: string) {
  return checkPhotos(model, directory, readContent(model, directory));
}

/** All YAML files below a folder, and what else there could not be published. */
function readSources(directory: string): Sources {
  const sources = new Map<string, Uint8Array | { refused: string }>();
  if (!existsSync(directory)) return sources;
  const read = (folder: string) => {
    for (const entry of readdirSync(path.join(directory, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      const isYaml = /\.ya?ml$/i.test(name);
      // Gatsby follows links, in a circle or out of the folder; and waits for what is neither file nor folder.
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
