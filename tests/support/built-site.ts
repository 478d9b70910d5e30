import { readFileSync } from "node:fs";
import path from "node:path";
import express, { type Express, type RequestHandler } from "express";
import { headersFor, revalidated } from "../../plugins/gatsby-plugin-static-host/headers";
import { parseHeadersFile } from "../../plugins/gatsby-plugin-static-host/headers-file";

/**
 * Serves a built site as its hosts do: with the headers of its `_headers` file, and pages at URLs without a trailing slash.
 *
 * @param before handlers that run first, after the headers are set
 */
export function builtSite(folder: string, ...before: RequestHandler[]): Express {
  const root = path.resolve(folder);
  const rules = parseHeadersFile(readFileSync(path.join(root, "_headers"), "utf8"));
  const setHeaders: RequestHandler = (request, response, next) => {
    response.set({ "Cache-Control": revalidated, ...headersFor(rules, request.path) });
    next();
  };
  return express()
    .disable("x-powered-by")
    .use(setHeaders, ...before)
    .use(express.static(root, { cacheControl: false, redirect: false, index: false }))
    .get(/^\/(.*?)\/?$/, (request, response) => {
      response.sendFile("index.html", { root: path.join(root, request.path), cacheControl: false }, (error) => {
        if (error) response.status(404).type("text").send("Not found");
      });
    });
}
