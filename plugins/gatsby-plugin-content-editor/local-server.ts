import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { registerLocalFs } from "decap-server/dist/middlewares";
import express from "express";
import { type EditorOptions, writeEditor } from "./page";

/** The loopback address: unreachable from other machines. */
const host = "127.0.0.1";

/** `Host` headers of the loopback address. */
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes from a page of this server. Blocks requests of other sites in the owner's browser: cross-origin ones
 * by `Origin`, DNS rebinding by `Host`.
 */
const isOwnRequest = ({ headers: { host: name = "", origin } }: IncomingMessage) =>
  ownHost.test(name) && (origin === undefined || origin === `http://${name}`);

/** Options of `serveEditor`. */
export interface LocalEditor extends Pick<EditorOptions, "site" | "page"> {
  /** Absolute path of the content's folder: nothing else can be read or written. */
  directory: string;
  port: number;
  /** URL of the development server, for a link to the site. */
  siteUrl?: string;
}

/** Serves the editor for the files of a folder at `http://localhost:<port>/admin/`, with Decap's own server for local files. */
export async function serveEditor({ site, page, directory, port, siteUrl }: LocalEditor): Promise<Server> {
  const editor = mkdtempSync(path.join(tmpdir(), "editor-"));
  process.on("exit", () => rmSync(editor, { recursive: true, force: true }));
  await writeEditor(editor, { site, page, settings: { backend: { name: "proxy", proxy_url: "/api/v1" }, siteUrl } });

  const app = express();
  app.use((request, response, next) => {
    response.set({ "Content-Security-Policy": "frame-ancestors 'none'", "X-Content-Type-Options": "nosniff" });
    if (isOwnRequest(request)) next();
    else response.sendStatus(403);
  });
  app.use("/admin", express.static(editor));
  app.use(express.static(path.resolve("static")));
  // Read by decap-server.
  process.env.GIT_REPO_DIRECTORY = directory;
  await registerLocalFs(app, { logLevel: "error" });
  return new Promise((resolve, reject) => {
    const server = app.listen(port, host, () => resolve(server));
    server.on("error", reject);
  });
}
