import type { Branch } from "./github";

/** A save that GitHub has taken. */
export interface Save {
  /** Path of the file below `data/`. */
  file: string;
  /** The branch's commit that is no longer the newest; none if the save brought nothing new. */
  replaced?: string;
  /** When it was made, in ms. */
  time: number;
}

/**
 * What is known of a save: `asked` until the site has answered, `saved` while the site is as it was before, and `late` if that is so for long;
 * `stopped` if the content has an error, because of which it can't be built; `online`, which is the end; `unknown` if the site or GitHub
 * does not answer.
 */
export type Progress = "asked" | "saved" | "late" | "stopped" | "online" | "unknown";

/** The files, with Git's names, from which a page that is online was built. */
export type Build = Readonly<Record<string, string>>;

/** How often the site is asked, and after how long a build is late and it is asked less often, in ms. */
const [often, late, seldom] = [10_000, 600_000, 60_000];

/**
 * Reads from what a page was built. Their list is beside the page's own data, whose folder the page names by its content
 * (`gatsby-plugin-static-host`): an old page, from a cache or while a host copies, leads to the old list. There is none of an older build,
 * or while it is copied.
 *
 * The page replaces that in the browser's cache, and the owner then sees what was found. Throws if the site does not answer with a page.
 */
export async function readBuild(page: string): Promise<Build | undefined> {
  const response = await fetch(page, { cache: "reload" });
  if (!response.ok) throw new Error(response.statusText);
  const html = new DOMParser().parseFromString(await response.text(), "text/html");
  const folder = html.querySelector<HTMLMetaElement>('meta[name="page-data"]')?.content ?? "";
  const list = await fetch(`${folder}/page-data/content.json`);
  return list.ok ? list.json() : undefined;
}

/** Whether all files of a branch are as a build has read them. */
const isBuilt = ({ files }: Branch, build: Build) => [...files].every(([file, { oid }]) => build[file] === oid);

interface Sources {
  /** Paths of all pages, first that which shows most of the file. */
  pages: readonly string[];
  readBranch(): Promise<Branch>;
  readBuild(page: string): Promise<Build | undefined>;
  /** Whether the content has an error that stops a build. */
  hasError(branch: Branch): boolean;
}

/**
 * Follows a save until all pages are built with it. Of a save that is followed anew after the page was loaded again, nothing is known at first.
 *
 * @returns what ends it
 */
export function followSave(save: Save, sources: Sources, tell: (progress: Progress) => void): () => void {
  /** The branch with this save, and with later ones: the site may be built from any of them. */
  const branches: Branch[] = [];
  let isFollowed = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks for a page once the one before has the save: a host may copy the pages one by one. */
  const isOnEachPage = async (): Promise<boolean> => {
    for (const page of sources.pages) {
      const build = await sources.readBuild(page);
      if (!build || !branches.some((each) => isBuilt(each, build))) return false;
    }
    return true;
  };

  const look = async (): Promise<Progress> => {
    const branch = await sources.readBranch();
    if (branch.head !== save.replaced) branches.push(branch);
    const isOnline = await isOnEachPage().catch(() => undefined);
    if (isOnline) return "online";
    if (sources.hasError(branch)) return "stopped";
    if (isOnline === undefined) return "unknown";
    return Date.now() - save.time > late ? "late" : "saved";
  };

  const follow = async () => {
    const progress = await look().catch(() => "unknown" as const);
    if (!isFollowed) return;
    tell(progress);
    if (progress === "online") return;
    timer = setTimeout(follow, Date.now() - save.time > late ? seldom : often);
  };

  tell("asked");
  void follow();
  return () => {
    isFollowed = false;
    clearTimeout(timer);
  };
}
