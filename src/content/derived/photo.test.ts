import { expect, it } from "@jest/globals";
import { remotePhotoData } from "./photo";

const photo = { url: "https://images.example/foto", width: 960, height: 720, colour: "#12335a" };

it("A photo of the image service is AVIF, or JPEG for old browsers, from a small phone's width to its own", () => {
  const { fallback, sources = [] } = remotePhotoData(photo).images;
  expect(sources.map(({ type }) => type)).toEqual(["image/avif"]);
  for (const [index, format] of ["avif", "jpg"].entries()) {
    const candidates = [...sources, fallback][index]?.srcSet?.split(/,\s+/) ?? [];
    expect(candidates.map((one) => one.split(" ")[1])).toEqual(["360w", "540w", "720w", "960w"]);
    for (const one of candidates) expect(one).toContain(`fm=${format}`);
  }
});

it("A photo's host is in Punycode, since browsers drop a policy that names a host with an accent", () => {
  const url = "https://imagens.açaí.com.br/foto.jpg";
  const { images } = remotePhotoData({ ...photo, url });
  expect(images.fallback?.src).toMatch(/^https:\/\/imagens\.xn--aa-4iaz\.com\.br\/foto\.jpg\?/);
});
