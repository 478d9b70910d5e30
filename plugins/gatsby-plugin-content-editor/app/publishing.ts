/** A save that GitHub has taken. */
export interface Save {
  /** Path of the file below `data/`. */
  file: string;
  /** When it was made, in ms. */
  time: number;
}

/**
 * What is known of a save: `asked` until the site has answered, `saved` while it has another version, and `late` if that is so for long;
 * `online`, which is the end; `unknown` if the site does not answer.
 */
export type Progress = "asked" | "saved" | "late" | "online" | "unknown";

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

/**
 * Follows a save until all pages are built with it.
 *
 * @param save with Git's name of the file as it is on the branch
 * @param pages paths of all pages, first that which shows most of the file
 * @param read as `readBuild`
 * @returns what ends it
 */
export function followSave(
  { file, oid, time }: Save & { oid: string | undefined },
  pages: readonly string[],
  read: typeof readBuild,
  tell: (progress: Progress) => void,
): () => void {
  let isFollowed = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks for a page once the one before has the save: a host may copy the pages one by one. */
  const isOnEachPage = async (): Promise<boolean> => {
    for (const page of pages) if ((await read(page))?.[file] !== oid) return false;
    return true;
  };

  const follow = async () => {
    const isOnline = await isOnEachPage().catch(() => undefined);
    if (!isFollowed) return;
    const isLate = Date.now() - time > late;
    tell(isOnline ? "online" : isOnline === undefined ? "unknown" : isLate ? "late" : "saved");
    if (!isOnline) timer = setTimeout(follow, isLate ? seldom : often);
  };

  tell("asked");
  void follow();
  return () => {
    isFollowed = false;
    clearTimeout(timer);
  };
}
