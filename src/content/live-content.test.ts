import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { realSource, value } from "./corpus";
import { followContent } from "./live-content";
import { messages } from "./messages";

let folder: string;
let stop: () => Promise<void>;
let told: string[];
let wake: () => void;

const inData = (file: string) => path.join(folder, "data", file);
const shown = (file: string) => readFileSync(path.join(folder, "copy", file), "utf8");
const write = (file: string, source: string) => writeFileSync(inData(file), source);

/** Waits for the next thing that is told. */
const next = () => new Promise<void>((resolve) => (wake = resolve));

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "live-"));
  cpSync("data", path.join(folder, "data"), { recursive: true });
  told = [];
  const tell = (message: string) => {
    told.push(message);
    wake();
  };
  const follower = followContent(path.join(folder, "data"), path.join(folder, "copy"), { error: tell, info: tell });
  stop = follower.stop;
  await follower.ready;
});

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

it("shows a sound change at once", async () => {
  const changed = value("price", "R$ 390 por mês")(realSource("plans.yaml"));
  write("plans.yaml", changed);
  await next();
  expect(told).toEqual([messages.fine]);
  expect(shown("plans.yaml")).toBe(changed);
});

it("tells a problem in words, goes on showing the last sound content, and takes up the change once it is mended", async () => {
  const before = shown("plans.yaml");
  write("plans.yaml", value("price", "Veja: aqui")(before));
  await next();
  expect(told.join()).toContain("data/plans.yaml, linha ");
  expect(told.join()).toContain(messages.stillShown);
  expect(shown("plans.yaml")).toBe(before);

  const mended = value("price", '"Veja: aqui"')(before);
  write("plans.yaml", mended);
  await next();
  expect(told.at(-1)).toBe(messages.fine);
  expect(shown("plans.yaml")).toBe(mended);
});

it("takes away what is deleted, such as a photo", async () => {
  write("foto.jpg", "");
  await next();
  rmSync(inData("foto.jpg"));
  await next();
  expect(() => shown("foto.jpg")).toThrow("ENOENT");
});
