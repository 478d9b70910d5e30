import type { IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import express, { type Express } from "express";
import { type EditorOptions, writeEditor } from "./page";

/** `Host` headers of the loopback address. */
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes from a page of this server. Blocks requests of other sites in the owner's browser: cross-origin ones
 * by `Origin`, DNS rebinding by `Host`.
 */
const isOwnRequest = ({ headers: { host = "", origin } }: IncomingMessage) =>
  ownHost.test(host) && (origin === undefined || origin === `http://${host}`);

/**
 * The editor for the files of a folder, with Decap's own server for local files: an Express app for the URL `/admin`.
 *
 * @param directory where the editor's page is written
 * @param content absolute path of the content's folder: nothing else can be read or written
 */
export async function localEditor(directory: string, content: string, options: EditorOptions): Promise<Express> {
  // Required here, and not imported above: a build loads nothing of Decap.
  const load = createRequire(path.resolve("package.json"));
  const { registerLocalFs }: typeof import("decap-server/dist/middlewares") = load("decap-server/dist/middlewares");
  await writeEditor(directory, options, { name: "proxy", proxy_url: "/admin/api/v1" });
  const app = express();
  app.use((request, response, next) => {
    response.set({ "Content-Security-Policy": "frame-ancestors 'none'", "X-Content-Type-Options": "nosniff" });
    if (isOwnRequest(request)) next();
    else response.sendStatus(403);
  });
  app.use(express.static(directory));
  // Read by decap-server.
  process.env.GIT_REPO_DIRECTORY = content;
  await registerLocalFs(app, { logLevel: "error" });
  return app;
}
