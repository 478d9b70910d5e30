import { savingTexts as words } from "../texts";

/* GitHub's API: what Sveltia CMS asks of it, and the files that the editor itself reads. */

const api = "https://api.github.com";

/** What a commit shall change (https://docs.github.com/en/graphql/reference/input-objects#createcommitonbranchinput). */
export interface Commit {
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const send = window.fetch.bind(window);

/** The header with which Sveltia CMS has signed in. */
let authorization = "";

/** Waits for an answer. Throws, in words for the owner, if its status is neither a success nor the accepted one. */
async function succeed(sent: Promise<Response>, accepted?: number): Promise<Response> {
  const response = await sent.catch(() => undefined);
  if (!response) throw new Error(words.offline);
  if (!response.ok && response.status !== accepted) throw new Error(words.refusedByHost(response.status));
  return response;
}

/** Reads a file below `data/` from the published branch, as it is now; `undefined` if it is not there. */
export async function readFile(file: string): Promise<Blob | undefined> {
  const url = `${api}/repos/${SETTINGS.repo}/contents/data/${encodeURI(file)}?ref=${encodeURIComponent(SETTINGS.branch)}`;
  const headers = { Authorization: authorization, Accept: "application/vnd.github.raw+json" };
  const response = await succeed(send(url, { headers, cache: "no-store" }), 404);
  return response.ok ? response.blob() : undefined;
}

/**
 * Lets a check look at each commit before it is sent to GitHub: what it returns is sent. If it throws, or GitHub refuses the commit, nothing
 * is written, and the page shows why. No other request may change anything there.
 */
export function guardCommits(check: (commit: Commit) => Promise<Commit>): void {
  const commit = async (request: Request, query: string, variables: { input: Commit }): Promise<Response> => {
    const body = JSON.stringify({ query, variables: { ...variables, input: await check(variables.input) } });
    const response = await succeed(send(new Request(request, { body })));
    const answer = response.clone().json();
    const { errors: [error] = [] } = await answer.catch((fault) => ({ errors: [fault] }));
    // Of a newer commit, Sveltia CMS tells itself.
    if (error && error.type !== "STALE_DATA")
      throw new Error(error.type === "FORBIDDEN" ? words.refusedByHost(403) : words.notCommitted(error.message));
    return response;
  };
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${api}/`)) return send(request);
    authorization = request.headers.get("Authorization") ?? authorization;
    if (request.method === "GET" || request.method === "HEAD") {
      const sent = send(request);
      // With the token that it remembers, Sveltia CMS does not say why it can't sign in.
      if (request.url === `${api}/user`) succeed(sent).catch(({ message }: Error) => alert(message));
      return sent;
    }
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
