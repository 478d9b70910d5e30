import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { type Build, followSave, type Progress } from "./publishing";

/* Names of files' contents stand for their Git names. */

/** What the site would tell of each page. */
let pages: Record<string, Build | "no answer" | undefined>;
let told: Progress[];
let stop: () => void;

const before = { "plans.yaml": "old", "steps.yaml": "1" };
const after = { "plans.yaml": "new", "steps.yaml": "1" };

/** Lets time go by, in seconds, and what is waited for happen. */
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

const seen = () => told.filter((each, index) => each !== told[index - 1]);

beforeEach(async () => {
  jest.useFakeTimers();
  pages = { "/": before, "/servicos": before };
  told = [];
  const read = async (page: string) => {
    const build = pages[page];
    if (build === "no answer") throw new Error(build);
    return build;
  };
  const save = { file: "plans.yaml", oid: "new", time: Date.now() };
  stop = followSave(save, Object.keys(pages), read, (progress) => told.push(progress));
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

it("knows the save in a build with a later change of another file", async () => {
  pages = { "/": { ...after, "steps.yaml": "2" }, "/servicos": { ...after, "steps.yaml": "2" } };
  await wait(10);
  expect(told.at(-1)).toBe("online");
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

it("says nothing more once it is not followed", async () => {
  stop();
  pages = { "/": after, "/servicos": after };
  await wait(60);
  expect(seen()).toEqual(["asked", "saved"]);
});
