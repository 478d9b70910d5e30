import { readdirSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { act, choosePhoto, list, type OnlineEditor, open, phone, save, saveButton, test } from "./support/editor";
import { halves, heic, isUpright } from "./support/photos";

/* The owner's photos: from his camera to the site. */
test.describe.configure({ timeout: 120_000 });

/** The photos of the content, below its folder. */
const photosIn = ({ content }: OnlineEditor) =>
  readdirSync(content.place("."), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:webp|jpe?g|png)$/.test(name))
    .sort();

/** The name that a chosen photo has got: its own, with digits of its content. */
async function nameIn(field: Locator, name: string): Promise<string> {
  const shown = field.getByText(new RegExp(`^fotos/${name}-[0-9a-f]{8}\\.webp$`));
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? "";
}

/** Opens one of the two photos of the home page. */
async function openPhoto(page: Page, alt: string) {
  if (!(await list(page, "Fotos").isVisible())) await open(page, "Chamada para os serviços");
  await open(list(page, "Fotos"), alt);
  return page.getByRole("group", { name: "Arquivo ou endereço" }).filter({ visible: true }).last();
}

test("a photo of 24 megapixels, with the place where it was taken, comes upright, small, and without that", async ({
  editor,
}) => {
  const photo = await sharp(await halves(60, 40).png().toBuffer())
    .rotate(270)
    .resize(4000, 6000, { kernel: "nearest" })
    .withExif({ IFD0: { Make: "Fabricante" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "8/1 3/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const page = await editor.openForm("pages/home.yaml", phone);
  const field = await openPhoto(page, "A bancada de testes da oficina");
  await choosePhoto(field, "Câmara fria (nova).JPG", photo);
  const name = await nameIn(field, "camara-fria-nova");
  // The page shows it before it is saved.
  await page.getByRole("link", { name: "Ver a página" }).click();
  const drawn = page.frameLocator("iframe").getByRole("img", { name: "A bancada de testes da oficina" });
  await drawn.scrollIntoViewIfNeeded();
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000);
  await page.goBack();
  await save(page);
  expect(editor.changedLines()).toEqual(["-    - url: fotos/bancada.jpg", `+    - url: ${name}`]);
  const file = editor.content.place(name);
  expect(await isUpright(file)).toBe(true);
  const { width, height, exif } = await sharp(file).metadata();
  expect([width, height, exif]).toEqual([2000, 1333, undefined]);
});

test("one that the browser can't open, or the site can't show, is told below its field, and the old one stays", async ({
  editor,
}) => {
  const page = await editor.openForm("pages/home.yaml", phone);
  const field = await openPhoto(page, "A bancada de testes da oficina");
  await expect(field.getByRole("button", { name: "Trocar a foto" })).toHaveAccessibleDescription(/^Uma foto sua/);
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
  const narrow = await nameIn(first, "image");
  await page.reload();
  const second = await openPhoto(page, "A bancada de testes da oficina");
  await choosePhoto(second, "image.jpg", await halves(700, 900).jpeg().toBuffer());
  const wide = await nameIn(second, "image");
  await save(page);
  expect(photosIn(editor)).toEqual(["fotos/bancada.jpg", narrow, wide].sort());
  expect((await sharp(editor.content.place(narrow)).metadata()).width).toBe(600);
  expect((await sharp(editor.content.place(wide)).metadata()).width).toBe(700);
});

test("while one is prepared, the button waits, says for what, and the entry may be moved", async ({ editor }) => {
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
  await act(list(page, "Fotos"), "Subir", "A bancada de testes da oficina");
  await page.evaluate(() => dispatchEvent(new Event("decode")));
  const name = await nameIn(field, "oficina");
  await save(page);
  expect(photosIn(editor)).toContain(name);
  const { photos } = parse(editor.content.read("pages/home.yaml")).teaser;
  expect(photos.map(({ url }: { url: string }) => url)).toEqual([name, expect.stringMatching(/^https:/)]);
});

test("one that is taken out, and not replaced, is asked for", async ({ editor }) => {
  const page = await editor.openForm("pages/home.yaml", phone);
  const field = await openPhoto(page, "A bancada de testes da oficina");
  await field.getByRole("button", { name: "Tirar a foto" }).click();
  await saveButton(page).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Preencha este campo." })).toHaveCount(1);
  expect(editor.changedLines()).toEqual([]);
});

test("one of a service of images is on the page that he sees", async ({ editor }) => {
  const page = await editor.openForm("pages/home.yaml", phone);
  await page.getByRole("link", { name: "Ver a página" }).click();
  const alt = "Técnico com capacete e luvas trabalhando em um painel elétrico";
  const drawn = page.frameLocator("iframe").getByRole("img", { name: alt });
  await drawn.scrollIntoViewIfNeeded();
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("an address may be typed, sign by sign, and so may the name of one that is there", async ({ editor }) => {
  const page = await editor.openForm("pages/home.yaml", phone);
  const field = await openPhoto(page, "Técnico com capacete e luvas trabalhando em um painel elétrico");
  const typed = field.getByRole("textbox");
  const address = "https://images.unsplash.com/photo-1";
  // A name that each object has.
  await typed.fill("constructor");
  await expect(typed).toHaveValue("constructor");
  await typed.fill("");
  await typed.pressSequentially(address);
  await expect(typed).toHaveValue(address);
  await typed.fill("data/fotos/bancada.jpg");
  await expect(field.getByText("fotos/bancada.jpg")).toBeVisible();
  await save(page);
  expect(parse(editor.content.read("pages/home.yaml")).teaser.photos[0].url).toBe("data/fotos/bancada.jpg");
});
