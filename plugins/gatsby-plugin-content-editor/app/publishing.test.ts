import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import type { Branch } from "./github";
import { type Build, followSave, type Progress } from "./publishing";

/* Names of files' contents stand for their Git names. */

const branchOf = (head: string, files: Build): Branch => ({
  head,
  files: new Map(Object.entries(files).map(([file, oid]) => [file, { oid, text: null }])),
});

/** What stands where, as the site and GitHub would tell it. */
let branch: Branch;
let pages: Record<string, Build | "no answer" | undefined>;
let hasError: boolean;
let told: Progress[];
let stop: () => void;

const before = { "plans.yaml": "old", "steps.yaml": "1" };
const after = { "plans.yaml": "new", "steps.yaml": "1" };

/** Lets time go by, in seconds, and what is waited for happen. */
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

const seen = () => told.filter((each, index) => each !== told[index - 1]);

beforeEach(async () => {
  jest.useFakeTimers();
  branch = branchOf("2", after);
  pages = { "/": before, "/servicos": before };
  hasError = false;
  told = [];
  const sources = {
    pages: Object.keys(pages),
    readBranch: async () => branch,
    readBuild: async (page: string) => {
      const build = pages[page];
      if (build === "no answer") throw new Error(build);
      return build;
    },
    hasError: () => hasError,
  };
  stop = followSave({ file: "plans.yaml", replaced: "1", time: Date.now() }, sources, (progress) =>
    told.push(progress),
  );
  await wait(0);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it("says that a save is online once all pages are built with it, and asks no more", async () => {
  expect(seen()).toEqual(["asked", "saved"]);
  pages["/"] = after;
  await wait(20);
  expect(seen()).toEqual(["asked", "saved"]);
  pages["/servicos"] = after;
  await wait(10);
  expect(seen()).toEqual(["asked", "saved", "online"]);
  pages["/"] = before;
  await wait(60);
  expect(told.at(-1)).toBe("online");
});

it.each([
  ["with", { ...after, "steps.yaml": "2" }],
  ["without", after],
])("knows the save in a build %s somebody's later change", async (_, build) => {
  branch = branchOf("3", { ...after, "steps.yaml": "2" });
  pages = { "/": build, "/servicos": build };
  await wait(10);
  expect(told.at(-1)).toBe("online");
});

it("does not take the branch of before the save for the one with it", async () => {
  branch = branchOf("1", before);
  await wait(10);
  expect(told.at(-1)).toBe("saved");
});

it("says when a build is late, when there is no list of an older build, and when nobody answers", async () => {
  pages["/"] = undefined;
  await wait(10);
  expect(told.at(-1)).toBe("saved");
  pages["/"] = "no answer";
  await wait(10);
  expect(told.at(-1)).toBe("unknown");
  pages["/"] = before;
  await wait(11 * 60);
  expect(told.at(-1)).toBe("late");
  pages = { "/": after, "/servicos": after };
  await wait(60);
  expect(told.at(-1)).toBe("online");
});

it("says that an error of the content stops it, until that is mended, also while the site does not answer", async () => {
  pages["/"] = "no answer";
  hasError = true;
  await wait(10);
  expect(told.at(-1)).toBe("stopped");
  hasError = false;
  await wait(10);
  expect(told.at(-1)).toBe("unknown");
});

it("says nothing more once it is not followed", async () => {
  stop();
  pages = { "/": after, "/servicos": after };
  await wait(60);
  expect(seen()).toEqual(["asked", "saved"]);
});
