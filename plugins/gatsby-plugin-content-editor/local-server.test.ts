import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { localServer } from "./local-server";

const files = ["shop.yaml", "page.yaml"];

let checkout: string;
let server: Server;

beforeEach(async () => {
  checkout = mkdtempSync(path.join(tmpdir(), "checkout-"));
  mkdirSync(path.join(checkout, "data/fotos"), { recursive: true });
  writeFileSync(path.join(checkout, "data/shop.yaml"), "phone: 1\n");
  writeFileSync(path.join(checkout, "data/page.yaml"), "title: Page\n");
  writeFileSync(path.join(checkout, "package.json"), "{}");
  // A rule between files: the page has a problem when the shop is closed.
  const check = async (directory: string) => {
    const text = (file: string) => readFileSync(path.join(directory, file), "utf8");
    return files
      .filter((file) => text(file).includes("wrong") || (file === "page.yaml" && text("shop.yaml").includes("closed")))
      .map((file) => ({ file, problem: `${file}: wrong` }));
  };
  const content = { checkout, files, photoFolder: "fotos", check };
  server = localServer({ content, editor: checkout }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
});

afterEach(() => {
  server.close();
  rmSync(checkout, { recursive: true, force: true });
});

const textOf = (file: string) => readFileSync(path.join(checkout, file), "utf8");

/** Sends an action with headers that `fetch` does not allow. */
function send(
  action: string,
  params: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path: "/api/v1",
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
      },
      (response) => {
        let body = "";
        response.on("data", (part) => {
          body += part;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
      },
    );
    sent.on("error", reject);
    sent.end(JSON.stringify({ action, params }));
  });
}

const save = (raw: string, base: string) =>
  send("persistEntry", { dataFiles: [{ path: "data/shop.yaml", raw, base }], assets: [] });

it("overwrites a file that is still the base version", async () => {
  expect(await save("phone: 2\n", "phone: 1\n")).toMatchObject({ status: 200 });
  expect(textOf("data/shop.yaml")).toBe("phone: 2\n");
});

it("refuses to overwrite a version that the editor has not read", async () => {
  writeFileSync(path.join(checkout, "data/shop.yaml"), "phone: 3\n");
  expect(await save("phone: 2\n", "phone: 1\n")).toMatchObject({ status: 409 });
  expect(textOf("data/shop.yaml")).toBe("phone: 3\n");
});

it("lets the first of two concurrent saves win", async () => {
  const saves = await Promise.all([save("phone: 2\n", "phone: 1\n"), save("phone: 3\n", "phone: 1\n")]);
  expect(saves.map(({ status }) => status)).toEqual([200, 409]);
  expect(textOf("data/shop.yaml")).toBe("phone: 2\n");
});

it("writes nothing that fails the check", async () => {
  const { status, body } = await save("wrong\n", "phone: 1\n");
  expect(status).toBe(422);
  expect(body).toContain("shop.yaml: wrong");
  expect(textOf("data/shop.yaml")).toBe("phone: 1\n");
});

it("writes nothing that causes a problem in another file", async () => {
  expect(await save("closed\n", "phone: 1\n")).toMatchObject({ status: 422 });
});

it("writes a valid file while another already has a problem", async () => {
  writeFileSync(path.join(checkout, "data/page.yaml"), "wrong\n");
  expect(await save("phone: 2\n", "phone: 1\n")).toMatchObject({ status: 200 });
});

it("writes a photo with the text that names it, and neither if the check refuses one", async () => {
  const photo = { path: "data/fotos/foto.jpg", content: "eA==" };
  const savePhoto = (raw: string) =>
    send("persistEntry", { dataFiles: [{ path: "data/shop.yaml", raw, base: "phone: 1\n" }], assets: [photo] });
  const photos = async () => JSON.parse((await send("getMedia", {})).body).map(({ name }: { name: string }) => name);

  expect(await savePhoto("wrong\n")).toMatchObject({ status: 422 });
  expect(await photos()).toEqual([]);
  expect(await savePhoto("phone: 2\n")).toMatchObject({ status: 200 });
  expect(await photos()).toEqual(["foto.jpg"]);
});

it.each([
  "package.json",
  ".git/hooks/post-checkout",
  ".github/workflows/site.yml",
  "data/../package.json",
  "data/fotos/../../package.json",
  "data/fotos/../shop.yaml",
  "data/other.yaml",
  "/etc/hostname",
  "data/fotos\\..\\..\\package.json",
])("neither reads nor writes nor deletes %s", async (file) => {
  const answers = [
    await send("getEntry", { path: file }),
    await send("getMediaFile", { path: file }),
    await send("entriesByFiles", { files: [{ path: file }] }),
    await send("persistEntry", { dataFiles: [{ path: file, raw: "x", base: "{}" }], assets: [] }),
    await send("persistEntry", { dataFiles: [], assets: [{ path: file, content: "eA==" }] }),
    await send("persistMedia", { asset: { path: file, content: "eA==" } }),
    await send("deleteFiles", { paths: [file] }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  expect(textOf("package.json")).toBe("{}");
});

it("does not follow a symbolic link", async () => {
  symlinkSync(path.join(checkout, "package.json"), path.join(checkout, "data/fotos/foto.jpg"));
  expect(await send("getMediaFile", { path: "data/fotos/foto.jpg" })).toMatchObject({ status: 403 });
  rmSync(path.join(checkout, "data/fotos"), { recursive: true });
  symlinkSync(checkout, path.join(checkout, "data/fotos"));
  expect(await send("persistMedia", { asset: { path: "data/fotos/a.jpg", content: "eA==" } })).toMatchObject({
    status: 403,
  });
});

it("refuses an action that the editor does not use", async () => {
  expect(await send("entriesByFolder", { folder: "data" })).toMatchObject({ status: 422 });
});

it("refuses to delete content files", async () => {
  expect(await send("deleteFiles", { paths: ["data/shop.yaml"] })).toMatchObject({ status: 403 });
});

it("uploads, lists and deletes photos", async () => {
  expect(await send("persistMedia", { asset: { path: "data/fotos/câmara fria.jpg", content: "eA==" } })).toMatchObject({
    status: 200,
  });
  expect(JSON.parse((await send("getMedia", {})).body)).toMatchObject([{ name: "câmara fria.jpg", content: "eA==" }]);
  expect(await send("deleteFiles", { paths: ["data/fotos/câmara fria.jpg"] })).toMatchObject({ status: 200 });
  expect(JSON.parse((await send("getMedia", {})).body)).toEqual([]);
});

it("tells of the photos that are there now, and of no other file of their folder", async () => {
  writeFileSync(path.join(checkout, "data/fotos/.DS_Store"), "");
  writeFileSync(path.join(checkout, "data/fotos/foto.jpg"), "x");
  const { port } = server.address() as AddressInfo;
  const published = await (await fetch(`http://127.0.0.1:${port}/api/published`)).json();
  expect(published).toMatchObject({ photos: ["fotos/foto.jpg"] });
});

it("starts although a file of the content is missing", async () => {
  rmSync(path.join(checkout, "data/page.yaml"));
  const content = { checkout, files, photoFolder: "fotos", check: async () => [] };
  expect(() => localServer({ content, editor: checkout })).not.toThrow();
});

it.each([
  ["another site's page", { Origin: "https://other.example" }],
  ["a page without an origin", { Origin: "null" }],
  ["another server on this machine", { Origin: "http://localhost:1" }],
  ["a domain that resolves to this machine (DNS rebinding)", { Host: "editor.other.example" }],
])("answers nothing to %s", async (_, headers) => {
  expect(await send("getEntry", { path: "data/shop.yaml" }, headers)).toMatchObject({ status: 403 });
});
