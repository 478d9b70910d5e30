import { publishingTexts as words } from "../texts";
import { readBranch, type Snapshot } from "./github";
import type { EditorSite } from "./site";

/** A save that GitHub has taken. */
export interface Save {
  /** Path of the file below `data/`. */
  file: string;
  /** The branch's commit that is no longer the newest; none if the save brought nothing new. */
  replaced?: string;
  /** Errors of the content, in words, because of which the site can't be built. */
  errors: readonly string[];
  /** What the site warns of, in words, because of this save. */
  warnings: readonly string[];
}

/** How often the site is asked, and after how long a build is late and it is asked less often, in ms. */
const [often, late, seldom] = [10_000, 600_000, 60_000];

/** Key, in the tab's storage, of the save that is followed: the line outlives a reload. */
const storageKey = "editor.save";

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * The files, with Git's names, from which a page that is online was built. Their list is beside the page's own data, whose folder the page
 * names by its content (`gatsby-plugin-static-host`): an old page, from a cache or while a host copies, leads to the old list. There is
 * none of an older build, or while it is copied.
 *
 * The page replaces that in the browser's cache, and the owner then sees what was found. Throws if the site does not answer with a page.
 */
async function readBuild(page: string): Promise<Record<string, string> | undefined> {
  const response = await fetch(page, { cache: "reload" });
  if (!response.ok) throw new Error(response.statusText);
  const html = new DOMParser().parseFromString(await response.text(), "text/html");
  const folder = html.querySelector<HTMLMetaElement>('meta[name="page-data"]')?.content ?? "";
  const list = await fetch(`${folder}/page-data/content.json`);
  return list.ok ? list.json() : undefined;
}

/** Whether all files of a branch are as a build has read them. */
const isBuilt = ({ files }: Snapshot, build: Record<string, string>) =>
  [...files].every(([file, { oid }]) => build[file] === oid);

/**
 * After a save, says in a line above the editor what the site warns of, and whether the save is online, until the owner closes it. Without
 * a save, it goes on with that of before the page was loaded again.
 */
export function tellPublishing({ files }: EditorSite): (save?: Save) => Promise<void> {
  const pages = [...new Set(files.map(({ page }) => page))];
  const line = Object.assign(document.createElement("aside"), { className: "publishing", hidden: true });
  const form = document.createElement("strong");
  const status = Object.assign(document.createElement("p"), { role: "status" });
  const warning = document.createElement("p");
  const link = Object.assign(document.createElement("a"), { target: "_blank", textContent: words.see });
  const close = Object.assign(document.createElement("button"), { type: "button", textContent: words.close });
  line.append(form, status, link, close, warning);
  document.body.append(line);

  const tell = (text: string) => {
    if (status.textContent !== text) status.textContent = text;
  };

  /** The save that is followed, until the next one. */
  let followed: Save | undefined;
  close.addEventListener("click", () => {
    followed = undefined;
    sessionStorage.removeItem(storageKey);
    line.hidden = true;
  });

  return async (made) => {
    const kept = made ? { save: made, start: Date.now() } : JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    const { save, start }: { save?: Save; start: number } = kept;
    if (!save) return;
    followed = save;
    const { page, label } = files.find(({ file }) => file === save.file) ?? { page: "/", label: "" };
    form.textContent = label;
    Object.assign(link, { hidden: true, href: page });
    warning.textContent = save.warnings.length > 0 ? words.warnings(save.warnings) : "";
    line.hidden = false;
    // Later, somebody may have mended them.
    sessionStorage.removeItem(storageKey);
    if (save.errors.length > 0) return tell(words.stopped(save.errors));
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
    tell(made ? words.saved : words.asked);

    /** The branch with this save, and with later ones: the site may be built from any of them. */
    const branches: Snapshot[] = [];
    const isOnline = async () => {
      const branch = await readBranch();
      if (branch.head !== save.replaced) branches.push(branch);
      for (const each of new Set([page, ...pages])) {
        const build = await readBuild(each);
        if (!build || !branches.some((branch) => isBuilt(branch, build))) return false;
      }
      return true;
    };
    while (followed === save) {
      const isLate = Date.now() - start > late;
      const found = await isOnline().catch(() => undefined);
      if (followed !== save) return;
      if (found) {
        link.hidden = false;
        return tell(words.online);
      }
      tell(found === undefined ? words.unknown : isLate ? words.late : words.saved);
      await wait(isLate ? seldom : often);
    }
  };
}
