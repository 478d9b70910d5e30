import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { build } from "esbuild";
import sharp, { type Sharp } from "sharp";
import { z } from "zod";
import { messages } from "../plugins/gatsby-plugin-content-model/messages";
import { photoProblems } from "../plugins/gatsby-plugin-content-model/photos";
import { photoFiles } from "../plugins/gatsby-plugin-content-model/read-content";
import { choosePhoto, list, type OnlineEditor, open, phone, save, saveButton, test } from "./support/editor";
import { halves, heic, isUpright } from "./support/photos";

/* The owner's photos: from his camera to the site. */
test.describe.configure({ timeout: 120_000 });

/** The photos of the content, below its folder. */
const photosIn = ({ content }: OnlineEditor) =>
  readdirSync(content.place("."), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:webp|jpe?g|png)$/.test(name))
    .sort();

/** Opens one of the two photos of the home page. */
async function openPhoto(page: Page, alt: string) {
  if (!(await list(page, "Fotos").isVisible())) await open(page, "Chamada para os serviços");
  await open(list(page, "Fotos"), alt);
  return page.getByRole("group", { name: "Arquivo ou endereço" }).filter({ visible: true }).last();
}

test("a photo of 24 megapixels, with the place where it was taken, comes upright, small, and without that", async ({
  editor,
}) => {
  const photo = await halves(6000, 4000)
    .jpeg()
    .toBuffer()
    .then((picture) => sharp(picture).rotate(270))
    .then((picture) => picture.jpeg().toBuffer())
    .then((picture) =>
      sharp(picture)
        .withExif({ IFD0: { Make: "Fabricante" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "8/1 3/1 0/1" } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
  const page = await editor.openForm("pages/home.yaml", phone);
  const field = await openPhoto(page, "A bancada de testes da oficina");
  await choosePhoto(field, "Câmara fria (nova).JPG", photo);
  await expect(field.getByText("fotos/camara-fria-nova.webp")).toBeVisible();
  // The page shows it before it is saved.
  await page.getByRole("button", { name: "Ver a página" }).click();
  const drawn = page.frameLocator("iframe").getByRole("img", { name: "A bancada de testes da oficina" });
  await drawn.scrollIntoViewIfNeeded();
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000);
  await page.goBack();
  await save(page);
  expect(editor.changedLines()).toEqual(["-    - url: fotos/bancada.jpg", "+    - url: fotos/camara-fria-nova.webp"]);
  const file = editor.content.place("fotos/camara-fria-nova.webp");
  expect(await isUpright(file)).toBe(true);
  const { width, height, exif } = await sharp(file).metadata();
  expect([width, height, exif]).toEqual([2000, 1333, undefined]);
});

test("one that the browser can't open, or the site can't show, is told below its field, and the old one stays", async ({
  editor,
}) => {
  const page = await editor.openForm("pages/home.yaml", phone);
  const field = await openPhoto(page, "A bancada de testes da oficina");
  const tries: [string, Buffer, string][] = [
    ["IMG_4521.HEIC", heic, "Esta foto está em HEIC"],
    ["notas.jpg", Buffer.from("a: b"), "não conseguiu abrir a foto"],
    ["tira.jpg", await halves(400, 1300).jpeg().toBuffer(), "400 × 1300"],
  ];
  for (const [name, bytes, sentence] of tries) {
    await choosePhoto(field, name, bytes);
    await expect(field.getByRole("status")).toContainText(sentence);
    await expect(field.getByText("fotos/bancada.jpg")).toBeVisible();
  }
  await expect(saveButton(page)).toBeDisabled();
});

test("two that the phone calls alike are both kept, over a reload, until they are saved together", async ({
  editor,
}) => {
  const page = await editor.openForm("pages/home.yaml", phone);
  const first = await openPhoto(page, "Técnico com capacete e luvas trabalhando em um painel elétrico");
  await first.getByRole("textbox").fill("");
  await choosePhoto(first, "image.jpg", await halves(600, 800).jpeg().toBuffer());
  await expect(first.getByText("fotos/image.webp")).toBeVisible();
  await page.reload();
  const second = await openPhoto(page, "A bancada de testes da oficina");
  await choosePhoto(second, "image.jpg", await halves(700, 900).jpeg().toBuffer());
  await expect(second.getByText("fotos/image-2.webp")).toBeVisible();
  await save(page);
  expect(photosIn(editor)).toEqual(["fotos/bancada.jpg", "fotos/image-2.webp", "fotos/image.webp"]);
  expect((await sharp(editor.content.place("fotos/image.webp")).metadata()).width).toBe(600);
  expect((await sharp(editor.content.place("fotos/image-2.webp")).metadata()).width).toBe(700);
});

test("while one is prepared, the button waits, and says for what", async ({ editor }) => {
  const page = await editor.openForm("pages/home.yaml", phone);
  await page.evaluate(() => {
    const decode = window.createImageBitmap;
    const isFree = new Promise((resolve) => addEventListener("decode", resolve, { once: true }));
    window.createImageBitmap = (async (...image: Parameters<typeof decode>) => {
      await isFree;
      return decode(...image);
    }) as typeof decode;
  });
  const field = await openPhoto(page, "A bancada de testes da oficina");
  await choosePhoto(field, "oficina.jpg", await halves(600, 800).jpeg().toBuffer());
  await expect(saveButton(page)).toHaveAccessibleName("Preparando a foto…");
  await expect(saveButton(page)).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event("decode")));
  await save(page);
  expect(photosIn(editor)).toContain("fotos/oficina.webp");
});

test("one that is taken out, and not replaced, is asked for", async ({ editor }) => {
  const page = await editor.openForm("pages/home.yaml", phone);
  const field = await openPhoto(page, "A bancada de testes da oficina");
  await field.getByRole("button", { name: "Tirar a foto" }).click();
  await saveButton(page).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Preencha este campo." })).toHaveCount(1);
  expect(editor.changedLines()).toEqual([]);
});

/* The editor decodes a photo in the browser, a build with sharp: both must accept and refuse the same ones. */

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
    import { photoFile } from "./plugins/gatsby-plugin-content-editor/app/photos";
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
