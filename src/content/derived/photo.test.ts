import { describe, expect, it } from "@jest/globals";
import { remotePhotoData } from "./photo";

const data = remotePhotoData({
  url: "https://images.example/foto",
  width: 960,
  height: 720,
  colour: "#12335a",
});

/** The parsed candidates of a `srcset`: URL and declared width. */
function candidates(srcSet = "") {
  return srcSet.split(/,\s+/).map((candidate) => {
    const [address = "", width = ""] = candidate.trim().split(" ");
    return { address: new URL(address), width: Number.parseInt(width, 10) };
  });
}

const { fallback, sources = [] } = data.images;

describe("a photo of the image service", () => {
  it("has sources in modern formats, the smallest first, and JPEG as a fallback", () => {
    expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    expect(candidates(sources[0]?.srcSet)[0]?.address.searchParams.get("fm")).toBe("avif");
    expect(candidates(sources[1]?.srcSet)[0]?.address.searchParams.get("fm")).toBe("webp");
    expect(candidates(fallback?.srcSet)[0]?.address.searchParams.get("fm")).toBe("jpg");
  });

  it("has widths from a small phone's to the full one", () => {
    for (const { srcSet } of [...sources, { srcSet: fallback?.srcSet }]) {
      expect(candidates(srcSet).map(({ width }) => width)).toEqual([360, 540, 720, 960]);
    }
  });
});

it("A photo's host is in Punycode, since browsers drop a policy that names a host with an accent", () => {
  const url = "https://imagens.açaí.com.br/foto.jpg";
  const { images } = remotePhotoData({ url, width: 960, height: 720, colour: "#12335a" });
  expect(images.fallback?.src).toMatch(/^https:\/\/imagens\.xn--aa-4iaz\.com\.br\/foto\.jpg\?/);
});
