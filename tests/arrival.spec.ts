import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { RequestHandler } from "express";
import { builtSite } from "./support/built-site";
import { expect, imageService, menuButton, routes, test, viewports, watchLayoutShifts } from "./support/site";

/** In bytes: about a tenth of the shell's parts, so that each is painted unfinished. */
const pieceSize = 400;
/** In ms: longer than a frame. */
const pause = 20;

/** Sends the body of a page in pieces, as a slow line brings it. */
const inPieces: RequestHandler = async ({ path: route }, response, next) => {
  if (!routes.some((each) => each === route)) return next();
  const html = readFileSync(path.join("public", route, "index.html"));
  response.type("html");
  const body = html.indexOf("<body");
  response.write(html.subarray(0, body));
  for (let start = body; start < html.length; start += pieceSize) {
    response.write(html.subarray(start, start + pieceSize));
    await setTimeout(pause);
  }
  response.end();
};

test.describe("Over a slow line", () => {
  let server: Server;

  test.beforeAll(async () => {
    server = createServer(await builtSite("public", inPieces)).listen(0);
    await once(server, "listening");
  });

  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const viewport of viewports) {
    for (const route of routes) {
      test(`nothing moves while ${route} arrives in pieces, ${viewport.width} pixels wide, and all of it shows`, async ({
        browser,
      }) => {
        const page = await browser.newPage({ viewport });
        await page.route(`${imageService}**`, (photo) => photo.abort());
        const layoutShifts = await watchLayoutShifts(page);
        await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${route}`);
        await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
        expect(await layoutShifts()).toBe(0);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        await expect(page.getByRole("complementary").filter({ visible: true })).not.toHaveCount(0);
        await page.close();
      });
    }
  }
});
