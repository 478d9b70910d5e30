import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Header } from "@netlify/headers-parser";
import express, { type RequestHandler } from "express";

export interface Server {
  origin: string;
  close: () => void;
}

/** The rules of a built site's `_headers` file, as Netlify reads them. */
async function headerRulesOf(folder: string) {
  // A dynamic import, because the package has no CommonJS.
  const { parseAllHeaders } = await import("@netlify/headers-parser");
  const headersFiles = [path.join(folder, "_headers")];
  const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: undefined, minimal: false });
  if (errors.length > 0) throw new AggregateError(errors, `${headersFiles}: ${errors.map(String).join("; ")}`);
  return headers as Header[];
}

/** Sets the headers of a built site's `_headers` file. Hosts send a header of two rules twice, which is read as one value with a comma. */
export async function headersOf(folder: string): Promise<RequestHandler> {
  const rules = await headerRulesOf(folder);
  return (request, response, next) => {
    for (const { values } of rules.filter(({ forRegExp }) => forRegExp.test(request.path)))
      for (const [name, value] of Object.entries(values)) response.append(name, value);
    // The default of Netlify and Cloudflare Pages.
    if (!response.hasHeader("Cache-Control")) response.set("Cache-Control", "public, max-age=0, must-revalidate");
    next();
  };
}

/** Starts a server with these handlers on a free port. */
export async function serve(...handlers: RequestHandler[]): Promise<Server> {
  const server = express()
    .disable("x-powered-by")
    .use(...handlers)
    .listen(0);
  await once(server, "listening");
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/**
 * Serves a built site as Netlify does: with the headers of its `_headers` file, and pages at URLs with and without a trailing slash.
 *
 * @param before handlers that run first, after the headers are set
 */
export async function serveBuiltSite(folder: string, ...before: RequestHandler[]): Promise<Server> {
  const root = path.resolve(folder);
  const pages = express.Router().get(/^\/(.*?)\/?$/, (request, response) => {
    response.sendFile("index.html", { root: path.join(root, request.path), cacheControl: false }, (error) => {
      // Without headers only: a browser may also break off while it prefetches a page.
      if (error && !response.headersSent) response.status(404).type("text").send("Not found");
    });
  });
  const files = express.static(root, { cacheControl: false, redirect: false, index: false });
  return serve(await headersOf(root), ...before, files, pages);
}
