import { githubTexts as words } from "../texts";
import { folder } from "./config";
import { explain } from "./github-answers";

/* GitHub's API: what Sveltia CMS asks of it, and what the editor itself reads. */

const api = "https://api.github.com";

/** What a commit shall change (https://docs.github.com/en/graphql/reference/input-objects#createcommitonbranchinput). */
export interface Commit {
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

/** The published branch at one commit: the files by their path below `data/`; a file that is no text has none. */
export interface Snapshot {
  head: string;
  files: ReadonlyMap<string, { oid: string; text: string | null }>;
}

/** An answer that is no success. Its message says to the owner what he can do. */
export class GitHubError extends Error {
  /**
   * @param code the answer's status; 0 if there was no answer. Not called `status`, by which Sveltia CMS would forget the token
   * @param isCertain whether GitHub has refused, and not failed
   */
  constructor(
    message: string,
    readonly code: number,
    readonly isCertain = true,
  ) {
    super(message);
  }
}

const send = window.fetch.bind(window);

/** The header with which the owner has signed in. */
let authorization = "";

/** Waits for an answer, and throws a `GitHubError` if it is no success. Only what is not JSON by its kind, as a file, is not read. */
async function succeed(sent: Promise<Response>, isFile = false): Promise<Response> {
  const response = await sent.catch(() => {
    throw new GitHubError(words.offline, 0, false);
  });
  const { status, headers } = response;
  if (response.ok && (isFile || status === 204)) return response;
  const body = await response
    .clone()
    .json()
    .catch(() => undefined);
  const fault = explain({ status, headers, body }, Date.now());
  if (fault) throw new GitHubError(fault, status, status < 500 && body !== undefined);
  return response;
}

const headers = (accept: string) => ({ Authorization: authorization, Accept: accept });

/** Tries a token: reads the repository with it. Throws a `GitHubError` if that fails. */
export async function tryToken(token: string): Promise<void> {
  authorization = `token ${token}`;
  await succeed(send(`${api}/repos/${SETTINGS.repo}`, { headers: headers("application/json"), cache: "no-store" }));
}

async function query<Data>(text: string): Promise<Data> {
  const [owner, name] = SETTINGS.repo.split("/");
  const body = JSON.stringify({ query: text, variables: { owner, name, branch: SETTINGS.branch } });
  const response = await succeed(
    send(`${api}/graphql`, { method: "POST", headers: headers("application/json"), body }),
  );
  return (await response.json()).data;
}

/** Fields of the published branch's newest commit. */
const onHead = (fields: string) =>
  `query($owner: String!, $name: String!, $branch: String!) { repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { ... on Commit { ${fields} } } } } }`;

/** Fields of a folder, and of the folders within, to a depth: GraphQL has no recursion. */
const entries = (depth: number): string =>
  `... on Tree { entries { path type object { oid ... on Blob { text } ${depth > 1 ? entries(depth - 1) : ""} } } }`;

interface TreeEntry {
  path: string;
  type: "blob" | "tree" | "commit";
  /** Nothing of a submodule, whose commit is elsewhere. */
  object: { oid: string; text?: string | null; entries?: TreeEntry[] } | null;
}

/**
 * Reads the published branch as it is now.
 *
 * @param depth of the folders that are read at first; deeper ones take another request
 */
export async function readBranch(depth = 4): Promise<Snapshot> {
  const fields = `oid file(path: "${folder.slice(0, -1)}") { object { ${entries(depth)} } }`;
  const { repository } = await query<{
    repository: { ref: { target: { oid: string; file: { object: { entries: TreeEntry[] } } } } | null };
  }>(onHead(fields));
  if (!repository.ref) throw new GitHubError(words.notFound, 404);
  const { oid, file } = repository.ref.target;
  const files = new Map<string, { oid: string; text: string | null }>();
  let isDeeper = false;
  const add = (list: TreeEntry[]) => {
    for (const { path, type, object } of list) {
      if (object && type === "blob")
        files.set(path.slice(folder.length), { oid: object.oid, text: object.text ?? null });
      if (object && type === "tree" && !object.entries) isDeeper = true;
      add(object?.entries ?? []);
    }
  };
  add(file.object.entries);
  return isDeeper ? readBranch(2 * depth) : { head: oid, files };
}

/** Reads the last versions of a file, the newest first: its text, none if it was deleted or is no text, when it was saved, and by whom. */
export async function readVersions(
  file: string,
  count: number,
): Promise<{ text: string | null; date: Date; author: string }[]> {
  const path = JSON.stringify(folder + file);
  const fields = `committedDate author { name } file(path: ${path}) { object { ... on Blob { text } } }`;
  const { repository } = await query<{
    repository: {
      ref: {
        target: {
          history: {
            nodes: {
              committedDate: string;
              author: { name: string };
              file: { object: { text: string | null } } | null;
            }[];
          };
        };
      } | null;
    };
  }>(onHead(`history(first: ${count}, path: ${path}) { nodes { ${fields} } }`));
  return (repository.ref?.target.history.nodes ?? []).map(({ committedDate, author, file }) => ({
    text: file?.object.text ?? null,
    date: new Date(committedDate),
    author: author.name,
  }));
}

/** Reads a file's bytes. */
export async function readBlob(oid: string): Promise<Blob> {
  const url = `${api}/repos/${SETTINGS.repo}/git/blobs/${oid}`;
  return (await succeed(send(url, { headers: headers("application/vnd.github.raw+json") }), true)).blob();
}

/** Name that Git gives to a file. */
async function oidOf(contents: string): Promise<string> {
  const bytes = Uint8Array.from(atob(contents), (byte) => byte.charCodeAt(0));
  const all = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", all));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the published branch has all that a commit would bring. */
async function isThere({ fileChanges: { additions, deletions } }: Commit): Promise<boolean> {
  const { files } = await readBranch();
  const found = additions.map(
    async ({ path, contents }) => files.get(path.slice(folder.length))?.oid === (await oidOf(contents)),
  );
  return (
    (await Promise.all(found)).every(Boolean) && deletions.every(({ path }) => !files.has(path.slice(folder.length)))
  );
}

/** Answers a commit that is there already as GitHub would: the fields that were asked of the new commit are those of the newest. */
async function answerAsThere(mutation: string): Promise<Response> {
  const fields = /commit\s*\{(.*)\}\s*\}\s*\}\s*$/s.exec(mutation)?.[1] ?? "oid";
  const { repository } = await query<{ repository: { ref: { target: object } } }>(onHead(fields));
  return Response.json({ data: { createCommitOnBranch: { commit: repository.ref.target } } });
}

/** Waits, in ms, before what has become of a commit is asked again. */
const waits = [0, 1000, 3000];

/** Sends a commit. If its answer is lost, asks what has become of it before anything is said. */
async function sendCommit(request: Request, mutation: string, variables: { input: Commit }): Promise<Response> {
  try {
    const body = JSON.stringify({ query: mutation, variables });
    return await succeed(send(new Request(request, { body })));
  } catch (error) {
    const { code, isCertain, message } = error as GitHubError;
    if (isCertain) throw new GitHubError(words.notSaved(message), code);
    let arrived: boolean | undefined;
    for (const wait of waits) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      arrived = await isThere(variables.input).catch(() => undefined);
      if (arrived) return answerAsThere(mutation);
    }
    throw arrived === undefined ? new GitHubError(words.unknown, code, false) : error;
  }
}

/**
 * Lets a check look at each commit before it is sent to GitHub: what it returns is sent, if it brings anything new. If it throws, or GitHub refuses the commit, nothing
 * is written, and `tell` is called. No other request may change anything there. A request that does
 * not succeed fails with the sentence for it; since Sveltia CMS takes that for a lack of connection, it keeps the token.
 */
export function guardRequests(
  check: (commit: Commit) => Promise<Commit | undefined>,
  tell: (message: string) => void,
): void {
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${api}/`)) return send(request);
    if (request.method === "GET" || request.method === "HEAD") {
      return succeed(send(request), request.headers.get("Accept") !== "application/json");
    }
    const { query: text = "", variables } = request.url === `${api}/graphql` ? await request.clone().json() : {};
    if (/^\s*query\b/.test(text)) return succeed(send(request));
    if (!/^\s*mutation[^{]*\{\s*createCommitOnBranch\(/.test(text)) throw new Error(words.notSupported);
    try {
      const input = await check(variables.input);
      return await (input ? sendCommit(request, text, { ...variables, input }) : answerAsThere(text));
    } catch (error) {
      tell((error as Error).message);
      throw error;
    }
  };
}
