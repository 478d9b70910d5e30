import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Route } from "@playwright/test";
import { answers, graphQlError } from "./github-answers";

/** Git's object name of a file. */
const oidOf = (bytes: Buffer) => createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

/** An answer in place of the usual one; `lost` lets GitHub do what is asked, and cuts the line before it answers. */
type Answer = NonNullable<Parameters<Route["fulfill"]>[0]> | "cut" | "lost";

interface CommitInput {
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
  message: { headline: string };
}

/** A file's text, as GraphQL gives it: null of a file that is none. */
const textOf = (bytes?: Buffer) => (bytes && !bytes.includes(0) ? bytes.toString() : null);

/** A folder, as GraphQL gives it, with folders within as deep as is asked. */
function treeOf(files: Map<string, Buffer>, folder: string, depth: number): object {
  if (depth === 0) return {};
  const within = [...files].filter(([name]) => name.startsWith(`${folder}/`));
  const names = new Set(within.map(([name]) => name.slice(folder.length + 1).split("/")[0]));
  const entries = [...names].map((name) => {
    const entry = `${folder}/${name}`;
    const bytes = files.get(entry);
    return {
      path: entry,
      type: bytes ? "blob" : "tree",
      object: bytes ? { oid: oidOf(bytes), text: textOf(bytes) } : { oid: "", ...treeOf(files, entry, depth - 1) },
    };
  });
  return { entries };
}

/**
 * An imitation of GitHub's API (https://docs.github.com/en/graphql, /rest) over the files of a folder. Its head commit is named by what
 * the files hold, so a file that a test changes is a commit by somebody else.
 */
export class GitHub {
  token = "github_pat_teste";
  /** Headlines of the commits, oldest first. */
  readonly commits: string[] = [];
  /** Path or GraphQL query of each request. */
  readonly requests: string[] = [];
  /** Requests that it does not know. */
  readonly unknown: string[] = [];
  /** Answers a request for a file, by its path, or a GraphQL request otherwise, if it returns something. */
  answer: (request: string) => Answer | undefined | Promise<Answer | undefined> = () => undefined;

  /** @param directory the repository's folder; what is in its `data/` is the repository */
  constructor(private readonly directory: string) {}

  /** Lets the pages of a context reach it, at GitHub's address. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route("https://api.github.com/**", (route) => this.respond(route));
  }

  /** What the repository has held, oldest first; a change is seen at the next request. */
  readonly #past: Map<string, Buffer>[] = [];

  private files(): Map<string, Buffer> {
    const names = readdirSync(path.join(this.directory, "data"), { recursive: true, withFileTypes: true });
    const paths = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    const files = new Map(paths.sort().map((file) => [path.relative(this.directory, file), readFileSync(file)]));
    const last = this.#past.at(-1);
    if (!last || this.head(last) !== this.head(files)) this.#past.push(files);
    return files;
  }

  /** The commits that changed a file, the newest first, a day apart. */
  private history(file: string): object[] {
    const commits = this.#past.flatMap((files, day) => {
      const bytes = files.get(file);
      const before = this.#past[day - 1]?.get(file);
      if (bytes ? before?.equals(bytes) : !before) return [];
      const committedDate = new Date(Date.UTC(2026, 10, 20 + day, 12)).toISOString();
      return [{ committedDate, author: { name: "Dona" }, file: bytes ? { object: { text: textOf(bytes) } } : null }];
    });
    return commits.reverse();
  }

  private head(files = this.files()): string {
    const all = [...files].map(([name, bytes]) => `${oidOf(bytes)} ${name}\n`).join("");
    return createHash("sha1").update(all).digest("hex");
  }

  private async respond(route: Route): Promise<void> {
    const request = route.request();
    const answer = await this.reply(request.method(), request.url(), request.headers(), request.postData());
    return answer ? route.fulfill(answer) : route.abort("connectionreset");
  }

  /** Its answer to a request; none if the line is cut. */
  async reply(method: string, url: string, { authorization = "" }: Record<string, string>, body: string | null) {
    const headers = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "Authorization, Content-Type",
      "Access-Control-Allow-Methods": "*",
      "Access-Control-Expose-Headers": "ETag, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset",
    };
    if (method === "OPTIONS") return { status: 204, headers };
    const { pathname } = new URL(url);
    const { query = "", variables } = pathname === "/graphql" ? JSON.parse(body ?? "") : {};
    this.requests.push(query || pathname);
    const answer = await this.answer(query || pathname);
    if (answer === "cut") return undefined;
    if (answer && answer !== "lost") return { ...answer, headers: { ...headers, ...answer.headers } };
    const usual = authorization.endsWith(this.token)
      ? this.usualAnswer(pathname, query, variables)
      : answers.invalidToken;
    return answer === "lost" ? undefined : { ...usual, headers };
  }

  private usualAnswer(pathname: string, query: string, variables: { input: CommitInput }) {
    const files = this.files();
    if (pathname.includes("/git/blobs/")) {
      const [, bytes] = [...files].find(([, each]) => pathname.endsWith(oidOf(each))) ?? [];
      return bytes ? { body: bytes, contentType: "application/octet-stream" } : answers.renamed;
    }
    if (query.includes("mutation")) return { json: this.commit(variables.input) };
    if (query) return { json: { data: { repository: this.query(query, files) } } };
    this.unknown.push(pathname);
    return answers.renamed;
  }

  private query(query: string, files: Map<string, Buffer>): object {
    const [, file = ""] = /history\(first: \d+, path: "([^"]+)"/.exec(query) ?? [];
    const target = {
      oid: this.head(files),
      history: { nodes: this.history(file) },
      file: { object: treeOf(files, "data", query.split("entries {").length - 1) },
    };
    return { ref: { target } };
  }

  private commit({ expectedHeadOid, fileChanges, message }: CommitInput): object {
    if (expectedHeadOid !== this.head())
      return graphQlError("STALE_DATA", "Expected branch to point to another commit").json;
    for (const { path: file, contents } of fileChanges.additions) {
      mkdirSync(path.dirname(path.join(this.directory, file)), { recursive: true });
      writeFileSync(path.join(this.directory, file), Buffer.from(contents, "base64"));
    }
    this.commits.push(message.headline);
    return { data: { createCommitOnBranch: { commit: { oid: this.head() } } } };
  }
}
