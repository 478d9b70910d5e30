import { savingTexts as words } from "../texts";

/* GitHub's API: what Sveltia CMS asks of it, and what the editor itself reads. */

const api = "https://api.github.com";

/** The content of the published branch, at one commit. */
export interface Branch {
  /** Name of the commit. */
  head: string;
  /** Texts of the YAML files, by path below `data/`. */
  texts: ReadonlyMap<string, string>;
  /** Git's names of the other files there, such as photos. */
  blobs: ReadonlyMap<string, string>;
}

/** What a commit shall change (https://docs.github.com/en/graphql/reference/input-objects#createcommitonbranchinput). */
export interface Commit {
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

/** A file or a folder in an answer. */
interface TreeEntry {
  name: string;
  object: { oid?: string; text?: string | null; entries?: TreeEntry[] };
}

const send = window.fetch.bind(window);

/** The header with which Sveltia CMS has signed in. */
let authorization = "";

/** Sends a request. Throws, in words for the owner, if it does not succeed. */
async function succeed(request: Request): Promise<Response> {
  const response = await send(request).catch(() => undefined);
  if (!response) throw new Error(words.offline);
  if (!response.ok) throw new Error(words.refusedByHost(response.status));
  return response;
}

/** Reads something with the owner's token. */
function request(path: string, headers: Record<string, string>, body?: string): Promise<Response> {
  const init = { method: body ? "POST" : "GET", headers: { ...headers, Authorization: authorization }, body };
  return succeed(new Request(`${api}${path}`, { ...init, cache: "no-store" }));
}

/** Asks for the files of a folder, and those of the folders in it. */
const entries = (below: string) => `... on Tree { entries { name object { ... on Blob { oid text } ${below} } } }`;

const query = `query ($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $branch) {
      target { ... on Commit { oid file(path: "data") { object { ${entries(entries(""))} } } } }
    }
  }
}`;

/** Reads the content of the published branch, as it is now. */
export async function readBranch(): Promise<Branch> {
  const [owner, name] = SETTINGS.repo.split("/");
  const body = JSON.stringify({ query, variables: { owner, name, branch: SETTINGS.branch } });
  const response = await request("/graphql", { "Content-Type": "application/json" }, body);
  const answer = await response.json().catch(() => undefined);
  const commit = answer?.data?.repository?.ref?.target;
  const [texts, blobs] = [new Map<string, string>(), new Map<string, string>()];
  const collect = (entries: TreeEntry[], below: string): void => {
    for (const { name, object } of entries) {
      if (object.entries) collect(object.entries, `${below}${name}/`);
      else if (name.endsWith(".yaml")) texts.set(below + name, object.text ?? "");
      else blobs.set(below + name, object.oid ?? "");
    }
  };
  collect(commit?.file?.object?.entries ?? [], "");
  // A faulty answer is not an empty repository.
  if (texts.size === 0) throw new Error(words.nothingRead);
  return { head: commit.oid, texts, blobs };
}

/** Reads a file by Git's name. */
export const readBlob = async (oid: string): Promise<Blob> =>
  (await request(`/repos/${SETTINGS.repo}/git/blobs/${oid}`, { Accept: "application/vnd.github.raw+json" })).blob();

/**
 * Lets a check look at each commit before it is sent to GitHub: what it returns is sent. If it throws, or GitHub refuses the commit, nothing
 * is written, and the page shows why. No other request may change anything there.
 */
export function guardCommits(check: (commit: Commit) => Promise<Commit>): void {
  const commit = async (request: Request, query: string, variables: { input: Commit }): Promise<Response> => {
    const body = JSON.stringify({ query, variables: { ...variables, input: await check(variables.input) } });
    const response = await succeed(new Request(request, { body }));
    const answer = response.clone().json();
    const { errors: [error] = [] } = await answer.catch((fault) => ({ errors: [fault] }));
    if (error?.type === "STALE_DATA") throw new Error(words.movedMeanwhile);
    if (error)
      throw new Error(error.type === "FORBIDDEN" ? words.refusedByHost(403) : words.notCommitted(error.message));
    return response;
  };
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${api}/`)) return send(request);
    authorization = request.headers.get("Authorization") ?? authorization;
    if (request.method === "GET" || request.method === "HEAD") return send(request);
    const { query = "", variables } = request.url === `${api}/graphql` ? await request.clone().json() : {};
    if (/^\s*query\b/.test(query)) return send(request);
    if (!/^\s*mutation[^{]*\{\s*createCommitOnBranch\(/.test(query)) throw new Error(words.notSupported);
    return commit(request, query, variables).catch((error: Error) => {
      // Sveltia CMS shows why a form was not saved, but not why its media library did nothing.
      const { additions } = (variables.input as Commit).fileChanges;
      if (additions.every(({ path }) => !path.endsWith(".yaml"))) alert(error.message);
      throw error;
    });
  };
}
