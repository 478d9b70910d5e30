import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { watch } from "chokidar";
import { messages } from "./messages";
import type { ContentModel } from "./options";
import { describeProblems } from "./problems";
import { checkContent } from "./read-content";

/** The part of Gatsby's reporter used here. */
interface Reporter {
  error(message: string): void;
  info(message: string): void;
}

/** Debounce, in ms: an editor may save a file in several steps. */
const pause = 150;

/** Makes one folder equal to another, without touching files that are already equal. */
export function mirror(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const names = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });
  // A folder can't be copied over a file of its name, nor a file over a folder.
  const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory();
  for (const name of names(to)) {
    const [source, copy] = [path.join(from, name), path.join(to, name)];
    if (!existsSync(source) || isFolder(source) !== isFolder(copy)) rmSync(copy, { recursive: true, force: true });
  }
  cpSync(from, to, {
    recursive: true,
    filter: (source, target) =>
      !existsSync(target) || statSync(source).isDirectory() || !readFileSync(source).equals(readFileSync(target)),
  });
}

/**
 * Watches the content during `gatsby develop`. `copy`, which Gatsby reads, always holds the last content without problems;
 * problems are reported as messages instead of as query errors.
 *
 * @returns `ready` resolves once the watcher runs; `stop` ends it and the checks that run
 */
export function followContent(model: ContentModel, directory: string, copy: string, reporter: Reporter) {
  mirror(directory, copy);
  let timer: NodeJS.Timeout | undefined;
  let checks: Promise<unknown> = Promise.resolve();
  const look = async () => {
    const own = timer;
    const { problems } = await checkContent(model, directory);
    // Edited during the check, which takes seconds for large photos: what is there now is checked next.
    if (timer !== own) return;
    if (problems.length > 0) return reporter.error(describeProblems(problems, messages.stillShown));
    mirror(directory, copy);
    reporter.info(messages.fine);
  };
  const watcher = watch(directory, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checks = Promise.all([checks, look()]);
    }, pause);
  });
  const ready = new Promise<void>((resolve) => watcher.once("ready", resolve));
  const stop = async () => {
    clearTimeout(timer);
    await watcher.close();
    await checks;
  };
  return { ready, stop };
}
