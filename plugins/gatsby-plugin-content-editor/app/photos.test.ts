import { expect, it } from "@jest/globals";
import { nameFor } from "./photos";

const photo = new Blob(["a"], { type: "image/webp" });

it.each([
  ["Câmara fria (nova) ÇÃO.HEIC", "fotos/camara-fria-nova-cao-ca978112.webp"],
  ["../../IMG_0001.jpeg", "fotos/img-0001-ca978112.webp"],
  ["❄️.png", "fotos/foto-ca978112.webp"],
  [`${"a".repeat(300)}.jpg`, `fotos/${"a".repeat(60)}-ca978112.webp`],
])("names %j so that any server takes it", async (original, name) => {
  expect(await nameFor(original, photo)).toBe(name);
});

it("gives two photos that the phone calls alike names of their own", async () => {
  const other = new Blob(["b"], { type: "image/jpeg" });
  expect(await nameFor("image.jpg", other)).toBe("fotos/image-3e23e816.jpg");
});
