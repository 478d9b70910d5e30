import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import express, { type Express, type RequestHandler } from "express";
import { generate } from "selfsigned";
import sharp from "sharp";
import { builtSite } from "../../tests/support/built-site";

/** Something that listens, until it is stopped. */
export interface Running {
  stop(): void;
}

/**
 * Stands in for the image service: answers with a picture of the asked size and format, as detailed as a photo, so that it weighs
 * like one.
 */
export async function startImageService(): Promise<Running & { port: number }> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const pictures = new Map<string, Promise<Buffer>>();
  const draw = (url: URL) => {
    const [width, height] = ["w", "h"].map((name) => Number(url.searchParams.get(name) ?? 720)) as [number, number];
    const format =
      url.searchParams.get("fm") === "jpg" ? "jpeg" : ((url.searchParams.get("fm") ?? "jpeg") as "avif" | "webp");
    const quality = Number(url.searchParams.get("q") ?? 65);
    return sharp({
      create: { width, height, channels: 3, background: "#456", noise: { type: "gaussian", mean: 128, sigma: 12 } },
    })
      .blur(1.5)
      .toFormat(format, { quality })
      .toBuffer();
  };
  const server = createServer({ key, cert }, async (request, response) => {
    const address = request.url ?? "/";
    const picture = pictures.get(address) ?? draw(new URL(address, "https://localhost"));
    pictures.set(address, picture);
    const type = /fm=(\w+)/.exec(address)?.[1] ?? "jpeg";
    response.writeHead(200, {
      "Content-Type": `image/${type.replace("jpg", "jpeg")}`,
      "Cache-Control": "max-age=31536000",
    });
    response.end(await picture);
  }).listen(0);
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

/** A finished build of the same pages, to measure beside ours. */
export interface OtherBuild {
  name: string;
  folder: string;
}

/** Answers with the texts of a folder as hosts keep them: compressed once, by Brotli at its best. `/servicos` may be `servicos.html`. */
function compressedTexts(folder: string): RequestHandler {
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(html|js|json|css|svg)$/.test(file),
  );
  const compressed = new Map(
    texts.map((file) => [`/${file}`, brotliCompressSync(readFileSync(path.join(folder, file)))]),
  );
  return ({ path: address }, response, next) => {
    const file = [address, `${address}.html`, path.posix.join(address, "index.html")].find((name) =>
      compressed.has(name),
    );
    if (!file) return next();
    response.type(path.extname(file)).set("Content-Encoding", "br").send(compressed.get(file));
  };
}

/** Serves a folder of plain files. */
const plainSite = (folder: string): Express => express().use(compressedTexts(folder), express.static(folder));

/** Serves the built site, and other builds beside it, each at an origin of its own. */
export async function serveBuilds(
  others: readonly OtherBuild[],
): Promise<(Running & { name: string; origin: string })[]> {
  const sites = [
    { name: "ours", app: await builtSite("public", compressedTexts("public")) },
    ...others.map(({ name, folder }) => ({ name, app: plainSite(folder) })),
  ];
  return Promise.all(
    sites.map(async ({ name, app }) => {
      const server = app.listen(0);
      await once(server, "listening");
      const { port } = server.address() as AddressInfo;
      return { name, origin: `http://localhost:${port}`, stop: () => server.close() };
    }),
  );
}
