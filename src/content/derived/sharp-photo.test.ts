import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { readPhoto } from "./sharp-photo";

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), "photo-"));
});

afterAll(() => rmSync(directory, { recursive: true }));

const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 40, height: 30, channels, background } });

describe("The background of an owner's photo", () => {
  it("is its average colour", async () => {
    const file = path.join(directory, "azul.png");
    await plain("#12335a").toFile(file);
    expect(await readPhoto(file)).toMatchObject({ colour: "#12335a" });
  });

  it("is a grey of three channels for a photo in shades of grey", async () => {
    const file = path.join(directory, "cinza.png");
    await plain("#808080").toColourspace("b-w").toFile(file);
    expect(await readPhoto(file)).toMatchObject({ colour: "#808080" });
  });

  it("is the colour of what is seen for an opaque photo with an alpha channel", async () => {
    const file = path.join(directory, "opaca.png");
    await plain("#12335aff", 4).toFile(file);
    expect(await readPhoto(file)).toMatchObject({ colour: "#12335a" });
  });

  it("is a colour of the screen for a photo in colours of print", async () => {
    const file = path.join(directory, "impressa.jpg");
    await plain("#ffffff").toColourspace("cmyk").jpeg().toFile(file);
    expect(await readPhoto(file)).toMatchObject({ colour: "#ffffff" });
  });
});
