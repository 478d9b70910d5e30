import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { LocalFiles } from "./local-files";
import { publishedTexts } from "./published-texts";

let checkout: string;

const write = (file: string, source: string) => writeFileSync(path.join(checkout, "data", file), source);

/** The base version, once the editor has been opened and a file edited. */
function publishedAfterAnEdit() {
  const content = { checkout, files: ["shop.yaml", "page.yaml"], photoFolder: "fotos", check: async () => [] };
  const read = publishedTexts(content, new LocalFiles(content));
  write("shop.yaml", "phone: 3\n");
  return read();
}

function git(...parameters: string[]) {
  const identity = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com", "-c", "commit.gpgsign=false"];
  const { status, stderr } = spawnSync("git", [...identity, ...parameters], { cwd: checkout, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), "checkout-"));
  mkdirSync(path.join(checkout, "data"));
  write("shop.yaml", "phone: 1\n");
});

afterEach(() => rmSync(checkout, { recursive: true, force: true }));

it("is the last commit, in which a new file is empty", async () => {
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "Add the shop");
  write("shop.yaml", "phone: 2\n");
  write("page.yaml", "title: Page\n");
  expect(await publishedAfterAnEdit()).toMatchObject({
    since: "commit",
    texts: { "shop.yaml": "phone: 1\n", "page.yaml": "" },
  });
});

it("is what the editor was opened with, before the first commit", async () => {
  git("init", "--quiet");
  expect(await publishedAfterAnEdit()).toMatchObject({ since: "start", texts: { "shop.yaml": "phone: 1\n" } });
});
