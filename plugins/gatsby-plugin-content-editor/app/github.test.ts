import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, jest } from "@jest/globals";
import { GitHub as ImitatedGitHub } from "../../../tests/support/github";
import { answers } from "../../../tests/support/github-answers";
import { type Branch, GitHub } from "./github";

const directory = mkdtempSync(path.join(tmpdir(), "github-"));
const place = (file: string) => path.join(directory, "data", file);
const isCommit = (request: string) => request.startsWith("mutation");
let imitation: ImitatedGitHub;
let github: GitHub;

/** Reaches GitHub alone, as the editor's page does. */
async function fetchFromGitHub(...request: Parameters<typeof fetch>): Promise<Response> {
  const sent = new Request(...request);
  const text = (await sent.text()) || null;
  const answer = await imitation.reply(sent.method, sent.url, Object.fromEntries(sent.headers), text);
  if (!answer) throw new TypeError("Failed to fetch");
  const { status, json, body, headers } = answer as ResponseInit & { json?: object; body?: BodyInit };
  return new Response(json ? JSON.stringify(json) : body, { status, headers });
}

beforeAll(() => {
  jest.spyOn(globalThis, "fetch").mockImplementation(fetchFromGitHub);
  // The waits before it asks again.
  jest.spyOn(globalThis, "setTimeout").mockImplementation((run) => setImmediate(run) as never);
});
afterAll(() => rmSync(directory, { recursive: true }));

beforeEach(() => {
  rmSync(path.join(directory, "data"), { recursive: true, force: true });
  mkdirSync(path.join(directory, "data/pages"), { recursive: true });
  writeFileSync(place("plans.yaml"), "preço: 0");
  writeFileSync(place("pages/home.yaml"), "título: Frio");
  imitation = new ImitatedGitHub(directory);
  github = new GitHub({ repo: "dona/site", branch: "main", token: imitation.token });
});

it("reads the whole content by one request", async () => {
  const { head, files } = await github.readBranch();
  expect(head).toMatch(/^\w{40}$/);
  expect([...files].map(([file, { text }]) => [file, text])).toEqual([
    ["pages/home.yaml", "título: Frio"],
    ["plans.yaml", "preço: 0"],
  ]);
  expect(imitation.requests).toHaveLength(1);
});

it("says that a code is not valid, and that there is no line", async () => {
  const other = new GitHub({ repo: "dona/site", branch: "main", token: "errado" });
  await expect(other.readBranch()).rejects.toMatchObject({ kind: "token", isCertain: true });
  imitation.answer = () => "cut";
  await expect(github.readBranch()).rejects.toMatchObject({
    message: expect.stringContaining("O GitHub não respondeu"),
    isCertain: false,
  });
});

it("reads the files of folders within folders, and their bytes", async () => {
  const folder = place("fotos/obras/2026/novembro");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "porta.jpg"), Buffer.from([0xff, 0, 0xd8]));
  const { files } = await github.readBranch();
  const { oid = "", text } = files.get("fotos/obras/2026/novembro/porta.jpg") ?? {};
  expect(text).toBeNull();
  expect(new Uint8Array(await (await github.readBlob(oid)).arrayBuffer())).toEqual(new Uint8Array([0xff, 0, 0xd8]));
});

it.each([
  ["the repository", { repository: null }, "O GitHub não mostra o repositório"],
  ["the branch", { repository: { ref: null } }, "já não tem o ramo “main”"],
  ["the folder", { repository: { ref: { target: { oid: "1", file: null } } } }, "já não tem a pasta data"],
])("says in a sentence that %s is gone", async (_, data, sentence) => {
  imitation.answer = () => ({ json: { data } });
  await expect(github.readBranch()).rejects.toThrow(sentence);
});

it("counts a commit that deleted the file among its versions", async () => {
  const read = async () => (await github.history("plans.yaml", 10)).map(({ text }) => text);
  await read();
  rmSync(place("plans.yaml"));
  await read();
  writeFileSync(place("plans.yaml"), "preço: 2");
  expect(await read()).toEqual(["preço: 2", null, "preço: 0"]);
});

const photo = new Uint8Array(70_000).fill(0x9f, 1);

/** Saves a text and a photo. */
async function save(text: string, branch?: Branch): Promise<Branch> {
  const additions = new Map<string, string | Blob>([
    ["plans.yaml", text],
    ["fotos/nova.jpg", new Blob([photo])],
  ]);
  return github.commit({ branch: branch ?? (await github.readBranch()), message: "Muda", additions });
}

it("saves texts and photos in one commit, and returns the branch as GitHub has it then", async () => {
  const saved = await save("preço: R$ 1 – já");
  const branch = await github.readBranch();
  expect(saved.head).toBe(branch.head);
  expect(Object.fromEntries(saved.files)).toEqual(Object.fromEntries(branch.files));
  expect(branch.files.get("plans.yaml")?.text).toBe("preço: R$ 1 – já");
  expect([...branch.files.keys()]).toEqual(["fotos/nova.jpg", "pages/home.yaml", "plans.yaml"]);
  expect(imitation.commits).toEqual(["Muda"]);
});

it("asks for a commit whose answer was lost, and does not repeat it", async () => {
  imitation.answer = (request) => (isCommit(request) ? "lost" : undefined);
  expect((await save("preço: 2")).head).toBe((await github.readBranch()).head);
  expect(imitation.commits).toEqual(["Muda"]);
});

it("finds a commit that is there though GitHub answered with an error that says nothing of it", async () => {
  imitation.answer = async (request) => {
    if (!isCommit(request)) return undefined;
    writeFileSync(place("plans.yaml"), "preço: 3");
    mkdirSync(place("fotos"), { recursive: true });
    writeFileSync(place("fotos/nova.jpg"), photo);
    return answers.untyped;
  };
  expect((await save("preço: 3")).files.get("plans.yaml")?.text).toBe("preço: 3");
});

it("says that nobody can know while the line stays cut", async () => {
  let isCut = false;
  imitation.answer = (request) => {
    if (isCut) return "cut";
    isCut = isCommit(request);
    return isCut ? "lost" : undefined;
  };
  await expect(save("preço: 4")).rejects.toThrow("não dá para saber se o que você salvou chegou");
});

it("says what failed if the commit is not there, though GitHub answers again", async () => {
  imitation.answer = (request) => (isCommit(request) ? answers.brokenGateway : undefined);
  await expect(save("preço: 5")).rejects.toMatchObject({
    message: expect.stringMatching(/^O GitHub está com um problema \(erro 502\)/),
    isCertain: false,
  });
});

it("says that nothing was saved if somebody else's commit is there instead", async () => {
  imitation.answer = (request) => {
    if (!isCommit(request)) return undefined;
    writeFileSync(place("pages/home.yaml"), "título: Calor");
    return "cut";
  };
  await expect(save("preço: 6")).rejects.toMatchObject({
    message: "Nada foi salvo. O site mudou neste instante. Salve de novo.",
    kind: "moved",
  });
});

it("does not ask again what GitHub has refused", async () => {
  imitation.answer = (request) => (isCommit(request) ? answers.rule : undefined);
  await expect(save("preço: 7")).rejects.toThrow(
    "Nada foi salvo. O repositório tem uma regra que não deixa o editor salvar",
  );
  expect(isCommit(imitation.requests.at(-1) ?? "")).toBe(true);
});

it("saves nothing on a branch that has moved", async () => {
  const branch = await github.readBranch();
  writeFileSync(place("plans.yaml"), "preço: 8");
  await expect(save("preço: 9", branch)).rejects.toMatchObject({ kind: "moved", isCertain: true });
});
