import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { messages } from "../../../plugins/gatsby-plugin-content-model/messages";
import { errorsIn } from "../../../plugins/gatsby-plugin-content-model/problems";
import { checkContent } from "../../../plugins/gatsby-plugin-content-model/read-content";
import { now, otherBusiness, validSource, value, without } from "../../../tests/support/edited-content";
import { contentModel } from "../content-model";
import { readPhoto } from "./sharp-photo";

const home = "pages/home.yaml";
const photoUrl = "Chamada para os serviços › Fotos 1 › Arquivo ou endereço (url)";

describe("a photo in data/", () => {
  const directory = mkdtempSync(path.join(tmpdir(), "content-"));
  const file = "fotos/oficina.jpg";

  beforeEach(() => {
    cpSync(otherBusiness, directory, { recursive: true });
    const ownPhoto = value("url", file)(validSource(home));
    const bare = ["width", "height", "colour"].reduce((text, key) => without(key)(text), ownPhoto);
    writeFileSync(path.join(directory, home), bare);
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "navy", noise } }).jpeg();
  const upload = (bytes: Uint8Array, name = file) => writeFileSync(path.join(directory, name), bytes);
  const found = async () =>
    errorsIn((await checkContent(contentModel, directory, now)).problems).map(({ field, message }) => [field, message]);

  it("is reported as missing", async () => {
    expect(await found()).toEqual([[photoUrl, messages.photoFile(file)]]);
  });

  it.each(["fotos/Oficina.jpg", "fotos/oficina.JPG", "oficina.jpeg"])("is missed if it is called %s", async (name) => {
    upload(await photo(400, 300).toBuffer(), name);
    expect(await found()).toEqual([[photoUrl, messages.photoCalled(file, name)]]);
  });

  it("is found if its name has the accents of a Mac, and the message says that it looks the same", async () => {
    writeFileSync(path.join(directory, home), value("url", "fotos/balcão.jpg")(validSource(home)));
    upload(await photo(400, 300).toBuffer(), "fotos/balcão.jpg".normalize("NFD"));
    expect(await found()).toEqual([[photoUrl, expect.stringContaining("Dê ao arquivo um nome sem acentos")]]);
  });

  it("is refused if it is no photo", async () => {
    upload(Buffer.from("não sou foto"));
    expect(await found()).toEqual([[photoUrl, messages.photoUnreadable(file)]]);
  });

  it.each([
    ["long", photo(400, 1200)],
    ["rotated by EXIF", photo(640, 480).withMetadata({ orientation: 6 })],
  ])("is accepted, with a frame that fits the page and a colour, if it is %s", async (_, each) => {
    upload(await each.toBuffer());
    expect(await found()).toEqual([]);
    const { colour, ...frame } = await readPhoto(path.join(directory, file));
    // Of more than one and a half, most would be cropped, and loaded in vain.
    expect(frame.height / frame.width).toBeLessThanOrEqual(1.5);
    expect(frame.width).toBeLessThanOrEqual(960);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(["odd-scan-header.jpg", "stray-bytes.jpg"])("of a common phone is accepted and read: %s", async (name) => {
    const bytes = readFileSync(path.resolve("tests/photos", name));
    upload(bytes);
    expect(await found()).toEqual([]);
    expect(await readPhoto(path.join(directory, file))).toMatchObject({ width: 800, height: 600 });
    upload(bytes.subarray(0, bytes.length * 0.9));
    expect(await found()).toEqual([[photoUrl, messages.photoUnreadable(file)]]);
  });
});
