import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, jest } from "@jest/globals";
import { GitHub } from "../../../tests/support/github";
import { answers } from "../../../tests/support/github-answers";

const folder = mkdtempSync(path.join(tmpdir(), "github-"));
const isCommit = (request: string) => request.startsWith("mutation");
let github: GitHub;

/** Reaches GitHub alone, as the editor does. */
async function fetchFromGitHub(...request: Parameters<typeof fetch>): Promise<Response> {
  const sent = new Request(...request);
  const headers = Object.fromEntries(sent.headers);
  const answer = await github.reply(sent.method, sent.url, headers, (await sent.text()) || null);
  if (!answer) throw new TypeError("Failed to fetch");
  const { status, json, body } = answer as { status?: number; json?: object; body?: string };
  return new Response(json ? JSON.stringify(json) : body, { status });
}

beforeAll(async () => {
  mkdirSync(path.join(folder, "data"));
  Object.assign(globalThis, {
    SETTINGS: { repo: "dona/site", branch: "main" },
    window: { fetch: fetchFromGitHub },
  });
  const { guardRequests } = await import("./github");
  guardRequests(
    async (commit) => commit,
    () => {},
  );
  // The waits before it asks again.
  jest.spyOn(globalThis, "setTimeout").mockImplementation((run) => setImmediate(run) as never);
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  github = new GitHub(folder);
});

it("takes no answer for one that can pass, and keeps the token: Sveltia CMS would forget it at a status", async () => {
  const { tryToken } = await import("./github");
  github.answer = () => "cut";
  const error = await tryToken(github.token).catch((fault: object) => fault);
  expect(error).toMatchObject({ message: expect.stringContaining("O GitHub não respondeu"), code: 0 });
  expect(error).not.toHaveProperty("status");
});

it("reads a folder's files, however deep they are", async () => {
  const { readBranch } = await import("./github");
  const place = path.join(folder, "data", "fotos/obras/2026/novembro/garanhuns/camara");
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, "porta.jpg"), "JPEG");
  const { files } = await readBranch();
  expect([...files.keys()]).toEqual(["fotos/obras/2026/novembro/garanhuns/camara/porta.jpg"]);
});

it("counts a commit that deleted the file among its versions", async () => {
  const { readVersions } = await import("./github");
  const file = path.join(folder, "data", "steps.yaml");
  const read = async () => (await readVersions("steps.yaml", 10)).map(({ text }) => text);
  writeFileSync(file, "steps: 1");
  await read();
  rmSync(file);
  await read();
  writeFileSync(file, "steps: 2");
  expect(await read()).toEqual(["steps: 2", null, "steps: 1"]);
});

/** Sends a commit of one file as Sveltia CMS does, and returns GitHub's answer. */
async function commit(text: string) {
  const { readBranch, tryToken } = await import("./github");
  await tryToken(github.token);
  const { head } = await readBranch();
  const input = {
    expectedHeadOid: head,
    fileChanges: { additions: [{ path: "data/plans.yaml", contents: btoa(text) }], deletions: [] },
    message: { headline: "Muda" },
  };
  const query =
    "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";
  const body = JSON.stringify({ query, variables: { input } });
  const headers = { Authorization: `token ${github.token}` };
  const response = await window.fetch("https://api.github.com/graphql", { method: "POST", headers, body });
  return response.json();
}

it("asks for a commit whose answer was lost, and does not repeat it", async () => {
  github.answer = (request) => (isCommit(request) ? "lost" : undefined);
  const { data } = await commit("preço: 1");
  expect(data.createCommitOnBranch.commit.oid).toMatch(/^\w{40}$/);
  expect(github.commits).toEqual(["Muda"]);
});

it("says that nobody can know while the line stays cut", async () => {
  let isCut = false;
  github.answer = (request) => {
    if (isCut) return "cut";
    isCut = isCommit(request);
    return isCut ? "lost" : undefined;
  };
  await expect(commit("preço: 2")).rejects.toThrow("não dá para saber se o que você salvou chegou");
});

it("says what failed if the commit is not there, though GitHub answers again", async () => {
  github.answer = (request) => (isCommit(request) ? answers.brokenGateway : undefined);
  await expect(commit("preço: 3")).rejects.toThrow("O GitHub está com um problema (erro 502)");
});

it("does not ask again what GitHub has refused", async () => {
  github.answer = (request) => (isCommit(request) ? answers.rule : undefined);
  await expect(commit("preço: 4")).rejects.toThrow(
    "Nada foi salvo. O repositório tem uma regra que não deixa o editor salvar",
  );
  expect(isCommit(github.requests.at(-1) ?? "")).toBe(true);
});
