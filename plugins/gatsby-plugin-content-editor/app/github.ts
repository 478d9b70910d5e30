import { savingTexts, githubTexts as words } from "../texts";
import { explain, type Fault } from "./github-answers";

/** The repository of a site. */
export interface Repository {
  /** Its name on GitHub, `owner/name`. */
  repo: string;
  branch: string;
  /** A fine-grained personal access token, with the right to read and write contents. */
  token: string;
}

/** The published branch at one commit: the files by their path below `data/`; a file that is no text has none. */
export interface Branch {
  head: string;
  files: ReadonlyMap<string, { oid: string; text: string | null }>;
}

/** What is to be saved, by path below `data/`. */
export interface Commit {
  /** The branch on which it is based: if it has another commit by now, nothing is saved. */
  branch: Branch;
  message: string;
  additions: ReadonlyMap<string, string | Blob>;
}

/** A file after a commit: its text, none if it was deleted or is no text, when it was saved, and by whom. */
export interface Revision {
  text: string | null;
  date: Date;
  author: string;
}

/** A request that did not succeed. Its message says to the owner what he can do. */
export class GitHubError extends Error {
  /**
   * @param isCertain whether nothing can have come of the request
   */
  constructor(
    message: string,
    readonly isCertain: boolean,
    readonly kind?: Fault["kind"],
  ) {
    super(message);
  }
}

const api = "https://api.github.com";

/** Folder of the content, in the repository. */
const folder = "data/";

/** Longest wait for an answer, in ms: a photo may be sent on a slow line. */
const patience = 180_000;

/** Waits, in ms, before what has become of a commit is asked again. */
const waits = [0, 1000, 3000];

interface TreeEntry {
  path: string;
  type: string;
  /** Nothing of a submodule, whose commit is elsewhere. */
  object?: { oid: string; text?: string | null; entries?: readonly TreeEntry[] } | null;
}

interface FileVersion {
  committedDate: string;
  author?: { name?: string | null } | null;
  file?: { object?: { text?: string | null } | null } | null;
}

/** What is asked of the branch's newest commit. GitHub may leave out whatever is not there. */
interface Answer {
  repository?: {
    ref?: {
      target?: {
        oid?: string;
        file?: { object?: { entries?: readonly TreeEntry[] } | null } | null;
        history?: { nodes?: readonly FileVersion[] };
      } | null;
    } | null;
  } | null;
}

/** How deep folders are read: GraphQL has no recursion. A photo may stand in `fotos/obras/2026/novembro`. */
const depth = 6;

const entries = (depth: number): string =>
  `... on Tree { entries { path type object { oid ... on Blob { text } ${depth > 1 ? entries(depth - 1) : ""} } } }`;

/** A site's repository on GitHub, by its API: https://docs.github.com/en/graphql, https://docs.github.com/en/rest */
export class GitHub {
  constructor(private readonly repository: Repository) {}

  async readBranch(): Promise<Branch> {
    const { oid, file } = await this.readHead(
      `oid file(path: "${folder.slice(0, -1)}") { object { ${entries(depth)} } }`,
    );
    if (!oid || !file?.object?.entries) throw new GitHubError(words.noFolder, true);
    const files: Branch["files"] = new Map(filesIn(file.object.entries));
    return { head: oid, files };
  }

  async readBlob(oid: string): Promise<Blob> {
    const headers = { Accept: "application/vnd.github.raw+json" };
    const response = await this.send(`${api}/repos/${this.repository.repo}/git/blobs/${oid}`, { headers });
    if (!response.ok) await this.succeed(response);
    return response.blob().catch(lost);
  }

  /** Reads the last versions of a file, by its path below `data/`, the newest first. */
  async history(file: string, count: number): Promise<Revision[]> {
    const path = JSON.stringify(folder + file);
    const fields = `committedDate author { name } file(path: ${path}) { object { ... on Blob { text } } }`;
    const target = await this.readHead(`history(first: ${count}, path: ${path}) { nodes { ${fields} } }`);
    return (target.history?.nodes ?? []).map(({ committedDate, author, file }) => ({
      text: file?.object?.text ?? null,
      date: new Date(committedDate),
      author: author?.name ?? "",
    }));
  }

  /**
   * Saves changes, and returns the branch with them. If the answer is lost or not clear, what has become of the commit is asked before
   * anything is said.
   */
  async commit(commit: Commit): Promise<Branch> {
    try {
      return await this.sendCommit(commit);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      if (error.isCertain) throw new GitHubError(savingTexts.notSaved(error.message), true, error.kind);
      let branch: Branch | undefined;
      for (const wait of waits) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        branch = await this.readBranch().catch(() => undefined);
        if (branch && (await isThere(branch, commit))) return branch;
      }
      if (!branch) throw new GitHubError(words.unknown, false);
      // What was sent can no longer arrive once the branch has another commit.
      if (branch.head !== commit.branch.head) throw new GitHubError(savingTexts.notSaved(words.moved), true, "moved");
      throw error;
    }
  }

  private async sendCommit({ branch, message, additions }: Commit): Promise<Branch> {
    const added = [...additions].map(async ([path, contents]) => ({
      path: folder + path,
      contents: base64Of(await bytesOf(contents)),
    }));
    const input = {
      branch: { repositoryNameWithOwner: this.repository.repo, branchName: this.repository.branch },
      expectedHeadOid: branch.head,
      message: { headline: message },
      fileChanges: { additions: await Promise.all(added) },
    };
    const query =
      "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";
    const data = await this.ask<{ createCommitOnBranch?: { commit?: { oid?: string } | null } | null }>(query, {
      input,
    });
    const head = data?.createCommitOnBranch?.commit?.oid;
    if (!head) throw new GitHubError(words.untyped(""), false);
    const files = new Map(branch.files);
    for (const [path, contents] of additions)
      files.set(path, { oid: await oidOf(contents), text: typeof contents === "string" ? contents : null });
    return { head, files };
  }

  /** Asks for fields of the published branch's newest commit. */
  private async readHead(fields: string) {
    const { repo, branch } = this.repository;
    const [owner, name] = repo.split("/");
    const query = `query($owner: String!, $name: String!, $branch: String!) { repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { ... on Commit { ${fields} } } } } }`;
    const data = await this.ask<Answer>(query, { owner, name, branch: `refs/heads/${branch}` });
    if (!data?.repository) throw new GitHubError(words.notFound, true);
    const target = data.repository.ref?.target;
    if (!target) throw new GitHubError(words.noBranch(branch), true);
    return target;
  }

  /** Asks by GraphQL, and returns the data, which GitHub may leave out. */
  private async ask<Data>(query: string, variables: object): Promise<Data | null | undefined> {
    const response = await this.send(`${api}/graphql`, { method: "POST", body: JSON.stringify({ query, variables }) });
    return ((await this.succeed(response)) as { data?: Data | null }).data;
  }

  private async send(url: string, init: RequestInit): Promise<Response> {
    const headers = { Accept: "application/json", ...init.headers, Authorization: `Bearer ${this.repository.token}` };
    const signal = AbortSignal.timeout(patience);
    return fetch(url, { ...init, headers, signal, cache: "no-store" }).catch(lost);
  }

  /** Reads an answer in JSON, and throws a `GitHubError` if it is no success. */
  private async succeed(response: Response): Promise<unknown> {
    const body = parsed(await response.text().catch(lost));
    const fault = explain({ status: response.status, headers: response.headers, body }, Date.now());
    if (fault) throw new GitHubError(fault.message, fault.isCertain, fault.kind);
    return body;
  }
}

/** The files of a folder and of those within, by path below `data/`. */
const filesIn = (list: readonly TreeEntry[]): [string, { oid: string; text: string | null }][] =>
  list.flatMap(({ path, type, object }) => {
    const below = filesIn(object?.entries ?? []);
    return object && type === "blob"
      ? [[path.slice(folder.length), { oid: object.oid, text: object.text ?? null }]]
      : below;
  });

/** Stands for an answer that did not come, or not to its end. */
function lost(): never {
  throw new GitHubError(words.offline, false);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const bytesOf = async (contents: string | Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Blob([contents]).arrayBuffer());

/** Encodes bytes, a few at a time: a function takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(binary);
}

/** Git's name of a file: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
async function oidOf(contents: string | Blob): Promise<string> {
  const bytes = await bytesOf(contents);
  const digest = await crypto.subtle.digest("SHA-1", await bytesOf(new Blob([`blob ${bytes.length}\0`, bytes])));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function isThere({ files }: Branch, { additions }: Commit): Promise<boolean> {
  for (const [path, contents] of additions) if (files.get(path)?.oid !== (await oidOf(contents))) return false;
  return true;
}
