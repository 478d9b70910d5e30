import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Git's object name of each file of a folder, by its path there with `/`, so that what a site was built from can be compared with what
 * is on GitHub (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects).
 */
export function gitNames(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      const name = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
      return [path.relative(folder, file).replaceAll(path.sep, "/"), name];
    }),
  );
}
