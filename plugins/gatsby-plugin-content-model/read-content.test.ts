import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { z } from "zod";
import { messages } from "./messages";
import type { ContentModel } from "./options";
import { describeProblems, mostTold } from "./problems";
import { checkContent, readContent } from "./read-content";

const model: ContentModel = {
  files: { "words.yaml": z.strictObject({ words: z.array(z.strictObject({ word: z.string() })).min(1) }) },
  facts: { from: [], of: () => ({}) },
};

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
const problems = () => readContent(model, folder).report.problems;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  writeFileSync(inFolder("words.yaml"), "words:\n  - word: frio\n");
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("a link in the content's folder is refused, whatever it shows:", () => {
  it.each([
    ["a photo that is not there", "foto.jpg", "nowhere.jpg"],
    ["itself", "foto.jpg", "foto.jpg"],
    ["the folder that it lies in", "loop", "."],
    ["a file outside", "segredo.jpg", "/etc/hostname"],
  ])("%s", (_, name, target) => {
    symlinkSync(target, inFolder(name));
    expect(problems().map(({ file, message }) => [file, message])).toEqual([[name, messages.link]]);
  });

  it("a file of the content elsewhere", () => {
    rmSync(inFolder("words.yaml"));
    symlinkSync("/etc/hostname", inFolder("words.yaml"));
    expect(problems().map(({ message }) => message)).toEqual([messages.link]);
  });
});

it("What is neither a file nor a folder is refused", () => {
  execFileSync("mkfifo", [inFolder("foto.jpg")]);
  expect(problems().map(({ file, message }) => [file, message])).toEqual([["foto.jpg", messages.unreadableFile]]);
});

// Nothing is closed to root.
(process.getuid?.() === 0 ? it.skip : it)("A folder that can't be read is told by its name", () => {
  mkdirSync(inFolder("fotos"), { mode: 0o000 });
  expect(problems().map(({ file, message }) => [file, message])).toEqual([["fotos", messages.unreadableFile]]);
  // What can't be read can't be deleted with all that is in it, either.
  chmodSync(inFolder("fotos"), 0o700);
});

it("A report tells the first problems and how many more there are", () => {
  writeFileSync(inFolder("words.yaml"), `words:\n${"  - wrod: frio\n".repeat(2000)}`);
  const report = describeProblems(problems()).split("\n");
  expect(report.slice(0, mostTold).every((line) => line.startsWith("data/words.yaml, linha "))).toBe(true);
  expect(report[mostTold]).toBe("… e mais 1.960 problemas. Corrija estes primeiro.");
  expect(report.at(-1)).toMatch(/^Há 2\.000 problemas no conteúdo\./);
});

describe("a photo that the content names", () => {
  const album: ContentModel = {
    files: { "album.yaml": z.strictObject({ photo: z.string().meta({ photo: true }) }) },
    facts: { from: [], of: () => ({}) },
  };
  const messagesOf = async (directory: string) =>
    (await checkContent(album, directory)).problems.map(({ message }) => message);

  beforeEach(() => {
    rmSync(inFolder("words.yaml"));
    writeFileSync(inFolder("album.yaml"), "photo: frio.png\n");
  });

  it("has to be there", async () => {
    expect(await messagesOf(folder)).toEqual([messages.photoFile("frio.png")]);
  });

  it("is found where the content's folder is itself a link, as a build has it", async () => {
    await sharp({ create: { width: 400, height: 300, channels: 3, background: "#0a2342" } }).toFile(
      inFolder("frio.png"),
    );
    const build = mkdtempSync(path.join(tmpdir(), "build-"));
    symlinkSync(folder, path.join(build, "data"));
    expect(await messagesOf(path.join(build, "data"))).toEqual([]);
    rmSync(build, { recursive: true });
  });
});
