import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import express from "express";
import { builtSite } from "../support/built-site";

const site = path.resolve("public");

/**
 * Runs in the page before any other script, and sends to the server: console messages, uncaught errors, failed loads and policy
 * violations.
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

interface SiteServer {
  url: string;
  /** Messages of the pages since the last call; only if `collecting`. */
  takeMessages(): string[];
  close(): void;
}

/**
 * Serves the built site with its headers on a free port. If `collecting`, each page gets a first script that collects messages,
 * for browsers whose console WebDriver can't read.
 */
export async function serveSite(collecting: boolean): Promise<SiteServer> {
  let messages: string[] = [];
  const collector = express.Router();
  collector.get("/collector.js", (_, response) => response.type("js").send(`(${collect})()`));
  collector.post("/collected", express.text({ type: "*/*" }), (request, response) => {
    messages.push(request.body);
    response.sendStatus(204);
  });
  collector.get(/^\/[a-z-]*$/, (request, response) => {
    const html = readFileSync(path.join(site, request.path, "index.html"), "utf8");
    response.send(html.replace(/<head[^>]*>/, '$&<script src="/collector.js"></script>'));
  });
  const app = await builtSite(site, ...(collecting ? [collector] : []));

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
