import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { photoProblems } from "./check/photo-files";
import { checkSources, type Parser, type Sources } from "./check-sources";
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

/** Adds to what has been read whether the photos it names can be published. */
export async function checkPhotos<Model extends Files>(
  model: ContentModel<Model>,
  directory: string,
  { report, sound, locate }: Reading<Model>,
): Promise<Report<Model>> {
  const found = await photoProblems(model.files, sound, directory);
  if (found.length === 0) return report;
  return { content: undefined, problems: sorted([...report.problems, ...found.map(locate)]), examples: [] };
}

/** Reads and checks all of the content, photos included. */
export function checkContent<Model extends Files>(model: ContentModel<Model>, directory: string) {
  return checkPhotos(model, directory, readContent(model, directory));
}

/** All YAML files below a folder. */
function readSources(directory: string): Sources {
  if (!existsSync(directory)) return new Map();
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && /\.ya?ml$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(directory, file).split(path.sep).join("/"), bytesOf(file)]));
}

function bytesOf(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
