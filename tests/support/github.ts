import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Route } from "@playwright/test";

/** Git's object name of a file. */
const oidOf = (bytes: Buffer) => createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

/** An answer in place of the usual one. */
type Answer = Parameters<Route["fulfill"]>[0];

/**
 * An imitation of GitHub's API (https://docs.github.com/en/graphql, /rest) over the files of a folder. Its head commit is named by what
 * the files hold, so a file that a test changes is a commit by somebody else.
 */
export class GitHub {
  token = "github_pat_teste";
  /** Headlines of the commits, oldest first. */
  readonly commits: string[] = [];
  /** Requests that it does not know. */
  readonly unknown: string[] = [];
  /** Answers a request for a file, by its path, or a GraphQL request otherwise, if it returns something. */
  answer: (request: string) => Answer | undefined | Promise<Answer | undefined> = () => undefined;

  /** @param directory the repository's folder; what is in its `data/` is the repository */
  constructor(private readonly directory: string) {}

  /** Lets the pages of a context reach it, at GitHub's address. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route("https://api.github.com/**", (route) => this.#respond(route));
  }

  #files(): Map<string, Buffer> {
    const names = readdirSync(path.join(this.directory, "data"), { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    return new Map(files.sort().map((file) => [path.relative(this.directory, file), readFileSync(file)]));
  }

  #head(files = this.#files()): string {
    const all = [...files].map(([name, bytes]) => `${oidOf(bytes)} ${name}\n`).join("");
    return createHash("sha1").update(all).digest("hex");
  }

  async #respond(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "Authorization, Content-Type",
      "Access-Control-Allow-Methods": "*",
    };
    const reply = (json: unknown, status = 200) => route.fulfill({ status, json, headers });
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    if (!request.headers().authorization?.endsWith(this.token)) return reply({ message: "Bad credentials" }, 401);
    const files = this.#files();
    if (pathname === "/user") return reply({ id: 1, login: "dona", name: "Dona", html_url: "https://github.com/dona" });
    if (pathname.endsWith("/collaborators/dona")) return route.fulfill({ status: 204, headers });
    if (pathname.includes("/git/trees/")) {
      const tree = [...files].map(([name, bytes]) => ({
        type: "blob",
        path: name,
        sha: oidOf(bytes),
        size: bytes.length,
      }));
      return reply({ tree });
    }
    if (pathname.includes("/git/blobs/")) {
      const [, bytes] = [...files].find(([, each]) => pathname.endsWith(oidOf(each))) ?? [];
      return route.fulfill(
        bytes ? { body: bytes, headers, contentType: "application/octet-stream" } : { status: 404, headers },
      );
    }
    if (pathname.includes("/contents/")) {
      const answer = await this.answer(pathname);
      if (answer) return route.fulfill({ headers, ...answer });
      const body = files.get(decodeURI(pathname.split("/contents/")[1] ?? ""));
      return body ? route.fulfill({ body, headers }) : reply({ message: "Not Found" }, 404);
    }
    if (pathname === "/graphql") {
      const { query, variables } = request.postDataJSON();
      const answer = await this.answer(query);
      if (answer) return route.fulfill({ headers, ...answer });
      return reply(
        query.includes("mutation")
          ? this.#commit(variables.input)
          : { data: { repository: this.#query(query, files) } },
      );
    }
    this.unknown.push(`${request.method()} ${pathname}`);
    return reply({ message: "Not Found" }, 404);
  }

  #query(query: string, files: Map<string, Buffer>): object {
    const byOid = new Map([...files.values()].map((bytes) => [oidOf(bytes), bytes]));
    const author = { name: "Dona", email: "dona@example.com", user: { id: 1, login: "dona" } };
    const node = { oid: this.#head(files), message: "", author, committedDate: "2026-11-01T12:00:00Z" };
    const result: Record<string, unknown> = {};
    for (const [, alias, oid] of query.matchAll(/(\w+):\s+object\(oid: "(\w+)"\)/g)) {
      if (alias) result[alias] = { text: byOid.get(oid ?? "")?.toString(), isTruncated: false };
    }
    for (const [, alias] of query.matchAll(/(\w+):\s+ref\(/g))
      if (alias) result[alias] = { target: { history: { nodes: [node] } } };
    return { ref: { target: { oid: node.oid, history: { nodes: [node] } } }, ...result };
  }

  #commit({
    expectedHeadOid,
    fileChanges,
    message,
  }: {
    expectedHeadOid: string;
    fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
    message: { headline: string };
  }): object {
    if (expectedHeadOid !== this.#head())
      return { data: null, errors: [{ message: "Expected branch to point to another commit" }] };
    for (const { path: file } of fileChanges.deletions) rmSync(path.join(this.directory, file));
    const commit: Record<string, unknown> = { committedDate: "2026-11-27T12:00:00Z" };
    fileChanges.additions.forEach(({ path: file, contents }, index) => {
      const bytes = Buffer.from(contents, "base64");
      mkdirSync(path.dirname(path.join(this.directory, file)), { recursive: true });
      writeFileSync(path.join(this.directory, file), bytes);
      commit[`file_${index}`] = { oid: oidOf(bytes) };
    });
    this.commits.push(message.headline);
    return { data: { createCommitOnBranch: { commit: { ...commit, oid: this.#head() } } } };
  }
}
