import { expect, it } from "@jest/globals";
import { nameFor } from "./photos";

it.each([
  ["Câmara fria (nova) ÇÃO.HEIC", "fotos/camara-fria-nova-cao.webp"],
  ["../../IMG_0001.jpeg", "fotos/img-0001.webp"],
  ["❄️.png", "fotos/foto.webp"],
  [`${"a".repeat(300)}.jpg`, `fotos/${"a".repeat(60)}.webp`],
])("names %j so that any server takes it", (original, name) => {
  expect(nameFor(original, "webp", new Set())).toBe(name);
});

it("gives no name that another file has, whatever its capitals", () => {
  const taken = new Set(["fotos/image.webp", "fotos/Image-2.webp"]);
  expect(nameFor("image.jpg", "webp", taken)).toBe("fotos/image-3.webp");
  expect(nameFor("image.jpg", "jpg", taken)).toBe("fotos/image.jpg");
});
