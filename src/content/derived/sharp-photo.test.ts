import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import sharp from "sharp";
import { readPhoto } from "./sharp-photo";

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), "photo-"));
});

afterAll(() => rmSync(directory, { recursive: true }));

const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 40, height: 30, channels, background } });

it.each([
  ["in colours of the screen", "#12335a", plain("#12335a").png()],
  ["in shades of grey", "#808080", plain("#808080").toColourspace("b-w").png()],
  ["with an alpha channel", "#12335a", plain("#12335aff", 4).png()],
  ["in colours of print", "#ffffff", plain("#ffffff").toColourspace("cmyk").jpeg()],
])("The background of an owner's photo %s is its average colour on the screen", async (_, colour, photo) => {
  const file = path.join(directory, "foto");
  await photo.toFile(file);
  expect(await readPhoto(file)).toMatchObject({ colour });
});
