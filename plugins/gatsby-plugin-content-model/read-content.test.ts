import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { z } from "zod";
import { messages } from "./messages";
import type { ContentModel } from "./model";
import { describeProblems } from "./problems";
import { readContent } from "./read-content";

const model: ContentModel = {
  files: { "words.yaml": z.strictObject({ words: z.array(z.strictObject({ word: z.string() })).min(1) }) },
  facts: { names: [], listedIn: "", of: () => ({}) },
};

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
const problems = () => readContent(model, folder, new Date(0)).problems;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  writeFileSync(inFolder("words.yaml"), "words:\n  - word: frio\n");
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("a symbolic link in the content's folder is refused, whatever its target:", () => {
  it.each([
    ["a photo that is not there", "foto.jpg", "nowhere.jpg"],
    ["itself", "foto.jpg", "foto.jpg"],
    ["its own folder", "loop", "."],
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

it("A copy that Windows has named as a text is reported, for it would not be used", () => {
  writeFileSync(inFolder("words.yaml.txt"), "");
  expect(problems().map(({ file, message }) => [file, message])).toEqual([
    ["words.yaml.txt", "O site não lê este arquivo. Apague-o, ou corrija a pasta ou o nome."],
  ]);
});

it("A report shows the first problems and the number of the others", () => {
  writeFileSync(inFolder("words.yaml"), `words:\n${"  - wrod: frio\n".repeat(2000)}`);
  const report = describeProblems(problems()).split("\n");
  expect(report.slice(0, 40).every((line) => line.startsWith("data/words.yaml, linha "))).toBe(true);
  expect(report[40]).toBe("… e mais 1.960 erros. Corrija estes primeiro.");
  expect(report.at(-1)).toBe("Há 2.000 erros no conteúdo. O site não foi publicado; a versão que está no ar continua.");
});
