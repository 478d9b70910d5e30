import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { LocalContent, LocalFiles } from "./local-files";

const run = promisify(execFile);

/** The base version for the list of changes. */
export interface PublishedTexts {
  /** The last commit, or, without one, the start of the editor. */
  since: "commit" | "start";
  /** Texts by their path below `data/`. */
  texts: Record<string, string>;
  /** Paths, below `data/`, of the photos that exist now. */
  photos: string[];
}

/** Returns a function that reads the content of the last commit. */
export function publishedTexts({ checkout, files }: LocalContent, local: LocalFiles): () => Promise<PublishedTexts> {
  const atStart = Object.fromEntries(
    files
      .map((file) => [file, path.join(checkout, "data", file)] as const)
      // The check reports a missing file; the editor opens all the same.
      .filter(([, place]) => existsSync(place))
      .map(([file, place]) => [file, readFileSync(place, "utf8")]),
  );
  const git = (...parameters: string[]) => run("git", parameters, { cwd: checkout, maxBuffer: 8_000_000 });
  return async () => {
    const photos = local.photoNames();
    try {
      await git("rev-parse", "--verify", "HEAD");
    } catch {
      // No git, no repository, or no commit yet.
      return { since: "start", texts: atStart, photos };
    }
    const committed = files.map(async (file) => {
      const shown = git("show", `HEAD:./data/${file}`);
      // A new file is not in the commit.
      return [file, await shown.then(({ stdout }) => stdout).catch(() => "")];
    });
    return { since: "commit", texts: Object.fromEntries(await Promise.all(committed)), photos };
  };
}
