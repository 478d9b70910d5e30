/**
 * Serves a built site the way its hosts do, for tests and benchmarks: compressed, with the headers of its own `_headers` file.
 * `tsx scripts/serve-built.ts [port] [folder]`
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import compression from "compression";
import express from "express";
import { headersFor } from "../src/hosting/headers";
import { parseHeadersFile } from "../src/hosting/headers-file";

const [port = "9100", folder = "public"] = process.argv.slice(2);
const root = path.resolve(folder);
const rules = parseHeadersFile(readFileSync(path.join(root, "_headers"), "utf8"));

express()
  .disable("x-powered-by")
  .use(compression())
  .use((request, response, next) => {
    response.set(headersFor(rules, request.path));
    next();
  })
  // A page has no slash at its end: the file is found below a folder of its name, and no visitor is sent there.
  .use(express.static(root, { cacheControl: false, redirect: false, index: false }))
  .get(/^\/(.*?)\/?$/, (request, response) => {
    response.sendFile("index.html", { root: path.join(root, request.path), cacheControl: false }, (error) => {
      if (error) response.status(404).type("text").send("Not found");
    });
  })
  .listen(Number(port), () => console.log(`http://localhost:${port}`));
