import { readFileSync } from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";
import { serveBuiltSite } from "../plugins/gatsby-plugin-static-host/built-site";
import { test as base, expect, kindsOfPages, viewports, watchLayoutShifts } from "./support/site";

/* A slow line brings a page in pieces, and each is shown before the next. */

/** Score of a layout shift that nobody sees: the icon of a centred label gives way to its last letters. */
const negligible = 0.001;

/** Time in ms between the two pieces: the first is painted. */
const pause = 300;

/** Sends a page in two pieces, its content cut where its query says: `/contato?0.5`. */
const inPieces =
  (folder: string): RequestHandler =>
  ({ path: route, url }, response, next) => {
    const [, share] = url.split("?");
    if (!share || path.extname(route)) return next();
    const html = readFileSync(path.join(folder, "public", route, "index.html"));
    const [start, end] = [html.indexOf("<main"), html.indexOf("</main>")];
    const at = Math.round(start + (end - start) * Number(share));
    response.type("html").write(html.subarray(0, at));
    setTimeout(() => response.end(html.subarray(at)), pause);
  };

const test = base.extend({
  server: [
    async ({ siteFolder }, use) => {
      const server = await serveBuiltSite(path.join(siteFolder, "public"), inPieces(siteFolder));
      await use(server);
      server.close();
    },
    { scope: "worker" },
  ],
});

for (const route of kindsOfPages) {
  test(`Nothing on ${route} moves, in whatever pieces it arrives`, async ({ page }) => {
    const shifts = await watchLayoutShifts(page);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        await page.goto(`${route}?${share}`);
        const seen = (await shifts()).filter((shift) => Number.parseFloat(shift) > negligible);
        expect.soft(seen, `${viewport.width} pixels wide, cut at ${share}`).toEqual([]);
      }
    }
  });
}
