import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { build } from "esbuild";
import sharp, { type Sharp } from "sharp";
import { z } from "zod";
import { messages } from "../plugins/gatsby-plugin-content-model/messages";
import { photoProblems } from "../plugins/gatsby-plugin-content-model/photos";
import { photoFiles } from "../plugins/gatsby-plugin-content-model/read-content";

/* The hosted editor decodes a photo in the browser, a build with sharp: both must accept and refuse the same ones. */

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

let script: string;

test.beforeAll(async () => {
  const contents = `
    import { z } from "zod";
    import { photoFile } from "./plugins/gatsby-plugin-content-editor/browser/photo-file";
    import { photoProblems } from "./plugins/gatsby-plugin-content-model/photos";
    const files = { "page.yaml": z.strictObject({ photo: z.string().meta({ photo: true }) }) };
    const photo = async () => photoFile(await (await fetch("foto.jpg")).blob());
    export const problems = () => photoProblems(files, { "page.yaml": { photo: "foto.jpg" } }, photo);`;
  const stdin = { contents, resolveDir: path.resolve() };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: "iife", globalName: "photos" });
  script = outputFiles[0]?.text ?? "";
});

test("A build says what is wrong with a photo, and so does the editor", async ({ page }) => {
  // Sharp remembers what it has read from a path.
  sharp.cache(false);
  const folder = mkdtempSync(path.join(tmpdir(), "photo-"));
  await page.route("**", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.route(`**/${name}`, (route) => route.fulfill({ path: path.join(folder, name) }));
  await page.goto("http://editor.localhost/");
  await page.addScriptTag({ content: script });
  for (const [photo, make, problem] of photos) {
    writeFileSync(path.join(folder, name), await make());
    const inBuild = await photoProblems(model, { "page.yaml": { photo: name } }, photoFiles(folder));
    expect
      .soft(
        inBuild.map(({ message }) => message),
        photo,
      )
      .toEqual(problem ? [problem] : []);
    const inEditor = await page.evaluate(() =>
      (window as unknown as { photos: { problems(): unknown } }).photos.problems(),
    );
    expect.soft(inEditor, photo).toEqual(inBuild);
  }
  rmSync(folder, { recursive: true });
});
