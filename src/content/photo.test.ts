import { describe, expect, it } from "@jest/globals";
import { photoSizes, remotePhotoData } from "./photo";

const data = remotePhotoData({
  url: "https://images.example/foto",
  width: 960,
  height: 720,
  colour: "#12335a",
});

/** The candidates of a `srcset`: each photo's address, taken apart, with the width that it is declared to have. */
function candidates(srcSet = "") {
  return srcSet.split(/,\s+/).map((candidate) => {
    const [address = "", width = ""] = candidate.trim().split(" ");
    return { address: new URL(address), width: Number.parseInt(width, 10) };
  });
}

const { fallback, sources = [] } = data.images;

describe("a photo of the image service", () => {
  it("is offered in modern formats, the smallest first, with JPEG for all other browsers", () => {
    expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    expect(candidates(sources[0]?.srcSet)[0]?.address.searchParams.get("fm")).toBe("avif");
    expect(candidates(sources[1]?.srcSet)[0]?.address.searchParams.get("fm")).toBe("webp");
    expect(candidates(fallback?.srcSet)[0]?.address.searchParams.get("fm")).toBe("jpg");
  });

  it("is offered from a small phone's width to its full one", () => {
    for (const { srcSet } of [...sources, { srcSet: fallback?.srcSet }]) {
      expect(candidates(srcSet).map(({ width }) => width)).toEqual([360, 540, 720, 960]);
    }
  });

  it("is cut to its proportions by the service, in the width that is declared", () => {
    for (const { address, width } of candidates(fallback?.srcSet)) {
      expect(Object.fromEntries(address.searchParams)).toEqual({
        w: `${width}`,
        h: `${(width * 3) / 4}`,
        fit: "crop",
        fm: "jpg",
        q: "65",
      });
    }
  });

  it("tells the browser how wide it is shown", () => {
    expect([fallback?.sizes, ...sources.map(({ sizes }) => sizes)]).toEqual([photoSizes, photoSizes, photoSizes]);
  });

  it("keeps its declared size, and the colour behind it until it arrives", () => {
    expect(data).toMatchObject({ layout: "constrained", width: 960, height: 720, backgroundColor: "#12335a" });
  });
});

it("A photo's host is written in Punycode: a policy that names a host with an accent is dropped whole", () => {
  const url = "https://imagens.açaí.com.br/foto.jpg";
  const { images } = remotePhotoData({ url, width: 960, height: 720, colour: "#12335a" });
  expect(images.fallback?.src).toMatch(/^https:\/\/imagens\.xn--aa-4iaz\.com\.br\/foto\.jpg\?/);
});
