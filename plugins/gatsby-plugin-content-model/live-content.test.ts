import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import sharp from "sharp";
import { z } from "zod";
import { followContent } from "./live-content";
import { messages } from "./messages";
import type { ContentModel } from "./options";

const model: ContentModel = {
  files: { "plans.yaml": z.strictObject({ price: z.string(), photo: z.string().meta({ photo: true }).optional() }) },
  facts: { from: [], of: () => ({}) },
  rules: (content) => {
    if ("photo" in (content["plans.yaml"] ?? {})) beforePhotos();
    return [];
  },
};

let folder: string;
let stop: () => Promise<void>;
let told: string[];
let wake: () => void;
/** Runs in a check of content with a photo, before the photo is read. */
let beforePhotos: () => void;

const inData = (file: string) => path.join(folder, "data", file);
const shown = (file: string) => readFileSync(path.join(folder, "copy", file), "utf8");
const write = (file: string, source: string) => writeFileSync(inData(file), source);

/** Waits for the next report. */
const next = () => new Promise<void>((resolve) => (wake = resolve));

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "live-"));
  mkdirSync(path.join(folder, "data"));
  write("plans.yaml", "price: Sob consulta");
  told = [];
  wake = () => undefined;
  const tell = (message: string) => {
    told.push(message);
    wake();
  };
  const follower = followContent(model, path.join(folder, "data"), path.join(folder, "copy"), {
    error: tell,
    info: tell,
  });
  stop = follower.stop;
  await follower.ready;
});

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

it("shows a valid change at once", async () => {
  const changed = "price: R$ 390 por mês";
  write("plans.yaml", changed);
  await next();
  expect(told).toEqual([messages.fine]);
  expect(shown("plans.yaml")).toBe(changed);
});

it("reports a problem, keeps showing the last valid content, and shows the change once it is fixed", async () => {
  const before = shown("plans.yaml");
  write("plans.yaml", "price: Veja: aqui");
  await next();
  expect(told.join()).toContain("data/plans.yaml, linha ");
  expect(told.join()).toContain(messages.stillShown);
  expect(shown("plans.yaml")).toBe(before);

  const mended = 'price: "Veja: aqui"';
  write("plans.yaml", mended);
  await next();
  expect(told.at(-1)).toBe(messages.fine);
  expect(shown("plans.yaml")).toBe(mended);
});

it("never shows a problem that was written while a large photo was being checked", async () => {
  const before = shown("plans.yaml");
  const large = sharp({ create: { width: 7000, height: 7000, channels: 3, background: "navy" } });
  writeFileSync(inData("large.png"), await large.png().toBuffer());
  beforePhotos = () => write("plans.yaml", "price: Veja: aqui");
  write("plans.yaml", "price: R$ 390 por mês\nphoto: large.png");
  while (!told.at(-1)?.includes(messages.stillShown)) await next();
  await stop();
  expect(shown("plans.yaml")).toBe(before);
});

it("removes deleted files, such as a photo", async () => {
  write("foto.jpg", "");
  await next();
  rmSync(inData("foto.jpg"));
  await next();
  expect(() => shown("foto.jpg")).toThrow("ENOENT");
});

it("takes a folder with a dot in its name for a folder", async () => {
  mkdirSync(inData("fotos.antigas"));
  write("fotos.antigas/foto.jpg", "");
  await next();
  const changed = "price: R$ 390 por mês";
  write("plans.yaml", changed);
  await next();
  expect(told).toEqual([messages.fine, messages.fine]);
  expect(shown("plans.yaml")).toBe(changed);
  expect(shown("fotos.antigas/foto.jpg")).toBe("");
});

it("takes a folder in place of a file of the same name, and a file in place of the folder", async () => {
  write("fotos", "");
  await next();
  rmSync(inData("fotos"));
  mkdirSync(inData("fotos"));
  write("fotos/foto.jpg", "");
  await next();
  expect(shown("fotos/foto.jpg")).toBe("");
  rmSync(inData("fotos"), { recursive: true });
  write("fotos", "texto");
  await next();
  expect(shown("fotos")).toBe("texto");
});
