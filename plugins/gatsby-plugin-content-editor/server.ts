import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { registerLocalFs } from "decap-server/dist/middlewares";
import express from "express";
import type { EditorOptions } from "./options";
import { writeEditor } from "./page";

/** Only this machine may reach the files. */
const host = "127.0.0.1";

/**
 * Serves the editor for the files of a checkout, at `http://localhost:<port>/admin/`, and writes there what is saved.
 *
 * @param checkout folder that holds `data/`
 */
export async function serveEditor(
  checkout: string,
  port: number,
  { site, page }: Pick<EditorOptions, "site" | "page">,
): Promise<Server> {
  const directory = mkdtempSync(path.join(tmpdir(), "editor-"));
  process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
  await writeEditor(directory, { site, page, settings: { backend: { name: "proxy", proxy_url: "/api/v1" } } });

  const app = express();
  app.use((request, response, next) => {
    // Another site that is open in the owner's browser must not write here, not even under a name of its own for this machine.
    const { hostname, headers } = request;
    const own = hostname === "localhost" || hostname === host;
    if (own && (!headers.origin || headers.origin === `http://${headers.host}`)) next();
    else response.sendStatus(403);
  });
  app.use(express.static(path.resolve("static")));
  app.use("/admin", express.static(directory));
  app.get("/", (_, response) => response.redirect("/admin/"));
  // decap-server takes its folder from the environment only.
  process.env.GIT_REPO_DIRECTORY = checkout;
  await registerLocalFs(app, { logLevel: "warn" });

  return new Promise((resolve, reject) => {
    const server = app.listen(port, host, () => resolve(server));
    server.on("error", reject);
  });
}
