import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { RequestHandler } from "express";
import { serveBuiltSite } from "../plugins/gatsby-plugin-static-host/built-site";
import { test as base, expect, kindsOfPages, phone, viewports, watchLayoutShifts } from "./support/site";

/* A slow line brings a page in pieces, and each is shown before the next. */

/** Score of a layout shift that nobody sees: the icon of a centred label gives way to its last letters. */
const negligible = 0.001;

/** Time in ms between two pieces: each is painted. */
const pause = 300;

/** Sends pages in pieces, their content cut five times. What would move from any cut to the end moves at one of the next. */
const inPieces =
  (folder: string): RequestHandler =>
  async ({ path: route }, response, next) => {
    if (path.extname(route)) return next();
    const html = readFileSync(path.join(folder, "public", route, "index.html"));
    const [start, end] = [html.indexOf("<main"), html.indexOf("</main>")];
    const cuts = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => Math.round(start + (end - start) * share));
    response.type("html");
    for (const [index, cut] of cuts.entries()) {
      response.write(html.subarray(cuts[index - 1] ?? 0, cut));
      await setTimeout(pause);
    }
    response.end(html.subarray(cuts.at(-1)));
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
    // Legal texts have one column.
    for (const viewport of route === "/politica-de-privacidade" ? [phone] : viewports) {
      await page.setViewportSize(viewport);
      await page.goto(route);
      const seen = (await shifts()).filter((shift) => Number.parseFloat(shift) > negligible);
      expect.soft(seen, `${viewport.width} pixels wide`).toEqual([]);
    }
  });
}
