import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import express from "express";
import { headersFor } from "../../src/hosting/headers";
import { parseHeadersFile } from "../../src/hosting/headers-file";

const site = path.resolve("public");

/**
 * Runs in the page, before anything else of it, and tells the server of all that goes wrong: what is written to the console, what
 * is thrown, what can't be loaded, what the page's policy forbids.
 */
function collect() {
  const send = (message: string) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/collected", false);
    request.send(message);
  };
  for (const method of ["debug", "log", "info", "warn", "error"] as const) {
    console[method] = (...values: unknown[]) => send(`console.${method}: ${values.join(" ")}`);
  }
  window.addEventListener("unhandledrejection", ({ reason }) => send(`unhandled: ${reason}`));
  window.addEventListener("securitypolicyviolation", (event) =>
    send(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const report = (event: Event) => {
    const { src, href } = event.target as HTMLImageElement & HTMLLinkElement;
    send(event instanceof ErrorEvent ? `uncaught: ${event.message}` : `not loaded: ${src ?? href}`);
  };
  window.addEventListener("error", report, true);
}

export interface SiteServer {
  url: string;
  /** What the pages have told since the last call; only where the server collects. */
  takeMessages(): string[];
  close(): void;
}

/**
 * Serves the built site with its own headers on a free port. Where `collecting`, each page has one more script, its first, for browsers whose console
 * can't be read from outside.
 */
export async function serveSite(collecting: boolean): Promise<SiteServer> {
  let messages: string[] = [];
  const rules = parseHeadersFile(readFileSync(path.join(site, "_headers"), "utf8"));
  const app = express().use((request, response, next) => {
    response.set(headersFor(rules, request.path));
    next();
  });
  if (collecting) {
    app.get("/collector.js", (_, response) => response.type("js").send(`(${collect})()`));
    app.post("/collected", express.text({ type: "*/*" }), (request, response) => {
      messages.push(request.body);
      response.sendStatus(204);
    });
    app.get(/^\/[a-z-]*$/, (request, response) => {
      const html = readFileSync(path.join(site, request.path, "index.html"), "utf8");
      response.send(html.replace(/<head[^>]*>/, '$&<script src="/collector.js"></script>'));
    });
  }
  app.use(express.static(site, { cacheControl: false, redirect: false }));
  app.get(/^\/[a-z-]+$/, (request, response) =>
    response.sendFile(path.join(site, request.path, "index.html"), { cacheControl: false }),
  );

  const server = app.listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeMessages() {
      const taken = messages;
      messages = [];
      return taken;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
