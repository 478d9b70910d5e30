import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";

/*
 * A page's HTML and the data from which it is hydrated can't be of two builds: the data of each build are in a folder that is named for
 * their content, and the HTML says in which. Under Gatsby's own address, `/page-data/`, a browser keeps them for as long as the host lets
 * it, ten minutes on GitHub Pages and for days on an Apache without rules, and hydration puts what is old back into a new page.
 */

/** Name of the meta element that holds the folder's address. */
export const pageDataMeta = "page-data";

/**
 * The expression that replaces `__PATH_PREFIX__` in the browser's scripts, where only the addresses of data begin with it: the scripts
 * stay the same, so that a change of content does not make visitors load them again.
 */
export const pageDataPrefix = `document.querySelector("meta[name=${pageDataMeta}]").content`;

/**
 * Moves Gatsby's `page-data/` into a folder that is named for its content.
 *
 * @param directory the finished build, `public/`
 * @returns the folder's address: `/data/0a1b2c3d4e5f60718293`
 */
export function moveByContent(directory: string): string {
  const source = path.join(directory, "page-data");
  const hash = createHash("sha256");
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" }).sort())
    if (file.endsWith(".json")) hash.update(file).update(readFileSync(path.join(source, file)));
  const address = `/data/${hash.digest("hex").slice(0, 20)}`;
  mkdirSync(path.join(directory, address), { recursive: true });
  renameSync(source, path.join(directory, address, "page-data"));
  return address;
}
