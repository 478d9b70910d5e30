import type { Server } from "node:http";
import express from "express";
import { expect, mainHeading, test } from "./support/site";

/* What a site that was here before has left in the visitor's browser: a service worker that answers every page with an old one. */
const earlierWorker = `
  addEventListener("install", (event) => event.waitUntil((async () => {
    await (await caches.open("old")).put("/", new Response("<h1>O site antigo</h1>", { headers: { "Content-Type": "text/html" } }));
    await skipWaiting();
  })()));
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => event.request.mode === "navigate" && event.respondWith(caches.match("/")));
`;

/** Serves the earlier site, until the built one takes its place at the same origin. */
async function serveEarlierSite(after: string) {
  const address = "/sw.js";
  let isReplaced = false;
  const server = await new Promise<Server>((resolve) => {
    const listening = express()
      .use(async (request, response, next) => {
        if (isReplaced) return next();
        if (request.path === address) return response.type("js").send(earlierWorker);
        return response.type("html").send(`<script>navigator.serviceWorker.register("${address}")</script>`);
      })
      .use(express.static(after))
      .listen(0, () => resolve(listening));
  });
  const { port } = server.address() as { port: number };
  return {
    origin: `http://localhost:${port}`,
    replace: () => {
      isReplaced = true;
    },
    close: () => server.close(),
  };
}

test("A service worker that an earlier site has left gives way to this site", async ({ browser, site }) => {
  const earlier = await serveEarlierSite(`${site.folder}/public`);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(earlier.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  earlier.replace();
  await page.reload();
  await expect(page.getByRole("heading", { name: "O site antigo" })).toBeVisible();

  // What the browser does by itself after a navigation, at most once a day.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(mainHeading(page)).not.toHaveText("O site antigo");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.close();
  earlier.close();
});
