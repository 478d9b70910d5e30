import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import express, { type Express, type Request, type Response } from "express";
import { type LocalContent, LocalFiles, Refusal } from "./local-files";
import type { EditorOptions } from "./options";
import { refuseForeignRequests } from "./own-requests";
import { writeEditor } from "./page";
import { publishedTexts } from "./published-texts";

/** The loopback address: unreachable from other machines. */
const host = "127.0.0.1";

/** Largest request body: a phone's photo in base64. */
const requestLimit = "64mb";

type WriteParams = Parameters<LocalFiles["write"]>;
type Photo = Parameters<LocalFiles["writePhoto"]>[0];

/** The actions of Decap's proxy backend that the editor uses. */
type Action =
  | { action: "entriesByFiles"; params: { files: { path: string; label?: string }[] } }
  | { action: "getEntry" | "getMediaFile"; params: { path: string } }
  | { action: "persistEntry"; params: { dataFiles: WriteParams[0]; assets: WriteParams[1] } }
  | { action: "getMedia"; params: object }
  | { action: "persistMedia"; params: { asset: Photo } }
  | { action: "deleteFiles"; params: { paths: string[] } };

/**
 * Handles an action.
 *
 * @throws {Refusal} 422 for an action that the editor does not use
 */
function answerOf(files: LocalFiles, { action, params }: Action): unknown {
  switch (action) {
    case "entriesByFiles":
      return params.files.map(({ path: requested, label }) => {
        const { data, file } = files.read(requested);
        return { data, file: { ...file, label } };
      });
    case "getEntry":
      return files.read(params.path);
    case "persistEntry":
      return files.write(params.dataFiles, params.assets).then(() => ({ message: "saved" }));
    case "getMedia":
      return files.photos();
    case "getMediaFile":
      return files.readPhoto(params.path);
    case "persistMedia":
      return files.writePhoto(params.asset);
    case "deleteFiles":
      files.deletePhotos(params.paths);
      return { message: "deleted" };
    default:
      throw new Refusal(422, `${String(action)}: unknown action`);
  }
}

async function answer(response: Response, make: () => unknown): Promise<void> {
  try {
    response.json(await make());
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof TypeError)) console.error(error);
    response.status(error instanceof Refusal ? error.status : 422).json({ error: String((error as Error).message) });
  }
}

/** The Express app of a local editor. `editor` is the folder with its page and scripts. */
export function localServer({ content, editor }: { content: LocalContent; editor: string }): Express {
  const files = new LocalFiles(content);
  const published = publishedTexts(content, files);
  const app = express();
  app.use(refuseForeignRequests);
  app.use((_, response, next) => {
    response.set({ "Content-Security-Policy": "frame-ancestors 'none'", "X-Content-Type-Options": "nosniff" });
    next();
  });
  app.get("/", (_, response) => response.redirect("/admin/"));
  app.use("/admin", express.static(editor));
  app.use(express.static(path.resolve("static")));
  app.get("/api/published", (_, response) => answer(response, published));
  app.post("/api/v1", express.json({ limit: requestLimit }), ({ body }: Request, response) =>
    answer(response, () => answerOf(files, body)),
  );
  return app;
}

/** Options of `serveEditor`. */
export interface LocalEditor extends Pick<EditorOptions, "site" | "page"> {
  content: LocalContent;
  port: number;
  /** URL of the development server, for a link to the site. */
  siteUrl?: string;
}

/**
 * Serves the editor for the files of a checkout at `http://localhost:<port>/admin/`. It implements the protocol of Decap's
 * proxy backend (https://decapcms.org/docs/proxy-backend) with one addition: each save sends its base version.
 */
export async function serveEditor({ site, page, content, port, siteUrl }: LocalEditor): Promise<Server> {
  const editor = mkdtempSync(path.join(tmpdir(), "editor-"));
  process.on("exit", () => rmSync(editor, { recursive: true, force: true }));
  await writeEditor(editor, { site, page, settings: { backend: { name: "proxy", proxy_url: "/api/v1" }, siteUrl } });
  return new Promise((resolve, reject) => {
    const server = localServer({ content, editor }).listen(port, host, () => resolve(server));
    server.on("error", reject);
  });
}
