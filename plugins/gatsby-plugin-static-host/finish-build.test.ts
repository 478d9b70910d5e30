import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { finishBuild } from "./finish-build";

const [loader, page, toasts, earlier] = [
  `webpack-runtime-${"a".repeat(20)}.js`,
  `component---page-${"b".repeat(20)}.js`,
  `727-${"c".repeat(20)}.js`,
  `component---page-${"d".repeat(20)}.js`,
];

const ownPage = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'unsafe-eval'"><script src="/admin/admin.js" async></script>`;

let directory: string;
const inBuild = (...names: string[]) => path.join(directory, "built", ...names);
const inSite = (...names: string[]) => path.join(directory, "site", ...names);
const published = () => readdirSync(inSite("public"), { recursive: true, encoding: "utf8" });

function write(name: string, content = ""): void {
  mkdirSync(path.dirname(inBuild(name)), { recursive: true });
  writeFileSync(inBuild(name), content);
}

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "build-"));
  write(
    "index.html",
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>WS</title></head><body><div id="___gatsby">
       <img src="/static/0123/photo one.jpg"></div><!-- slice-start -->
       <script type="module">
         const path = "/"; // The site's own.
         document.title += path
       </script>
       <script>window.pagePath="/";</script> <script src="/${loader}" async=""></script></body></html>`,
  );
  write("webpack.stats.json", JSON.stringify({ assetsByChunkName: { app: [loader], page: [page] } }));
  write("page-data/index/page-data.json", JSON.stringify({ componentChunkName: "page" }));
  write("sitemap-index.xml");
  write(loader, `({727:"${"c".repeat(20)}"})`);
  for (const name of [page, toasts, earlier, `${earlier}.LICENSE.txt`, `${earlier}.map`, "_gatsby/slices/1.html"])
    write(name);
  write("static/0123/photo one.jpg");
  write("static/4567/photo-of-yesterday.jpg");
  write("admin/index.html", ownPage);
});

afterEach(() => rmSync(directory, { recursive: true }));

const finish = () => finishBuild({ built: inBuild(), finished: inSite() }, { siteUrl: "https://ws.example" });

describe("A finished build", () => {
  it("contains no script and no photo of an earlier build", () => {
    finish();

    expect(published().filter((file) => file.includes("d".repeat(20)))).toEqual([]);
    expect(published().filter((file) => file.endsWith(".jpg"))).toEqual([path.join("static", "0123", "photo one.jpg")]);
  });

  it("contains nothing that only Gatsby reads", () => {
    finish();

    expect(published().filter((file) => /_gatsby|webpack\.stats/.test(file))).toEqual([]);
  });

  it("has a policy in each page", () => {
    finish();

    const html = readFileSync(inSite("public", "index.html"), "utf8");
    expect(html).toMatch(/<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/);
    expect(html).toContain(`data-scripts="/${loader}"`);
  });

  it("has one inline script for what Gatsby sets, for the site's own modules and for the start of its scripts, and nothing blank around it", () => {
    finish();

    const html = readFileSync(inSite("public", "index.html"), "utf8");
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toMatch(
      /<\/div><script type="module"[^>]*>[^<]*window\.pagePath="\/"[^<]*document\.title\+=[^<]*<\/script><\/body>/,
    );
  });

  it("leaves a page that Gatsby did not render unchanged, with its own policy", () => {
    finish();

    expect(readFileSync(inSite("public", "admin", "index.html"), "utf8")).toBe(ownPage);
  });

  it("is the same when finished a second time", () => {
    const everything = () =>
      published()
        .filter((file) => path.extname(file))
        .map((file) => [file, readFileSync(inSite("public", file), "utf8")]);
    finish();
    const first = everything();
    finish();

    expect(everything()).toEqual(first);
  });
});
