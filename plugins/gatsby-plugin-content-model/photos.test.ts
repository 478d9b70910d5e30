import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "@jest/globals";
import sharp, { type Sharp } from "sharp";
import { z } from "zod";
import { messages } from "./messages";
import { photoProblems } from "./photos";
import { photoFiles } from "./read-content";

const flat = (width: number, height: number, alpha = 1): Sharp =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 90, b: 200, alpha } } });

/** A photo with noise: truncation of a flat colour could not be detected. */
const detailed = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });

/** A photo with transparent pixels. */
const holed = () => {
  const hole = { create: { width: 9, height: 9, channels: 4, background: "#000" } } as const;
  return flat(800, 600).composite([{ input: hole, blend: "dest-out" }]);
};

async function moving(): Promise<Sharp> {
  const frames = { width: 400, height: 900, channels: 3, pageHeight: 300 } as const;
  return sharp(await detailed(400, 900).raw().toBuffer(), { raw: frames });
}

/** A truncated file. */
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));

const whole = () => detailed(800, 600).jpeg().toBuffer();

const name = "foto.jpg";
const unreadable = messages.photoUnreadable(name);
const transparent = messages.photoTransparent(name);
const size = (width: number, height: number) =>
  messages.photoSize(name, `${width} × ${height}`, { shortest: 320, longest: 9000, proportion: 3 });

/** Photos, each with its problem, if it has one. */
const photos: [string, () => Buffer | Promise<Buffer>, string?][] = [
  ["an ordinary photo", whole],
  ["a photo with something behind its end", async () => Buffer.concat([await whole(), cut(await whole(), 0.5)])],
  [
    "a photo too narrow once it is upright",
    () => detailed(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    size(300, 600),
  ],
  ["a printer's photo, in CMYK", () => detailed(800, 600).toColourspace("cmyk").jpeg().toBuffer()],
  ["a PNG that could be transparent, and is not", () => flat(800, 600).png().toBuffer()],
  ["a PNG of 16 bits", () => detailed(800, 600).toColourspace("rgb16").png().toBuffer()],
  ["a PNG that is nearly opaque", () => flat(800, 600, 0.99).png().toBuffer(), transparent],
  ["a WebP with a hole", () => holed().webp().toBuffer(), transparent],
  ["a WebP that moves", async () => (await moving()).webp().toBuffer(), messages.photoAnimated(name)],
  ["a GIF", () => flat(800, 600).gif().toBuffer(), unreadable],
  ["a drawing", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>'), unreadable],
  ["nothing", () => Buffer.alloc(0), unreadable],
  [
    "half of a progressive photo",
    async () => cut(await detailed(800, 600).jpeg({ progressive: true }).toBuffer(), 0.5),
    unreadable,
  ],
  ...(["jpeg", "png", "webp"] as const).map((format): (typeof photos)[number] => [
    `a ${format} without its end`,
    async () => cut(await detailed(800, 600).toFormat(format).toBuffer(), 0.99),
    unreadable,
  ]),
  ["a photo of 319 pixels", () => flat(319, 300).jpeg().toBuffer(), size(319, 300)],
  ["a strip", () => flat(400, 1201).jpeg().toBuffer(), size(400, 1201)],
  ["a photo that is too long", () => flat(3001, 9001).jpeg().toBuffer(), size(3001, 9001)],
  ["a photo of 16 MB", () => Buffer.alloc(16e6), messages.photoTooHeavy(name, 16, 15)],
];

const model = { "page.yaml": z.strictObject({ photo: z.string().meta({ photo: true }) }) };

// Sharp remembers what it has read from a path.
sharp.cache(false);
const folder = mkdtempSync(path.join(tmpdir(), "photo-"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(photos.map(([photo, make, problem]) => ({ photo, make, problem })))(
  "A build says what is wrong with $photo",
  async ({ make, problem }) => {
    writeFileSync(path.join(folder, name), await make());
    const found = await photoProblems(model, { "page.yaml": { photo: name } }, photoFiles(folder));
    expect(found.map(({ message }) => message)).toEqual(problem ? [problem] : []);
  },
);
