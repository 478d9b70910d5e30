import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import express, { type Express, type Request, type Response } from "express";
import { type Edit, type LocalContent, LocalFiles, type Photo, Refusal } from "./local-files";
import type { EditorOptions } from "./options";
import { refuseForeignRequests } from "./own-requests";
import { writeEditor } from "./page";
import { publishedTexts } from "./published-texts";

/** The loopback address: unreachable from other machines. */
const host = "127.0.0.1";

/** Largest request body: a phone's photo in base64. */
const requestLimit = "64mb";

/** The actions of Decap's proxy backend that the editor uses, by name. */
const actionsOf = (files: LocalFiles) => ({
  entriesByFiles: (params: { files: { path: string; label?: string }[] }) =>
    params.files.map(({ path: requested, label }) => {
      const { data, file } = files.read(requested);
      return { data, file: { ...file, label } };
    }),
  getEntry: (params: { path: string }) => files.read(params.path),
  persistEntry: ({ dataFiles, assets }: { dataFiles: Edit[]; assets: Photo[] }) => files.write(dataFiles, assets),
  getMedia: () => files.photos(),
  getMediaFile: (params: { path: string }) => files.readPhoto(params.path),
  persistMedia: ({ asset }: { asset: Photo }) => files.writePhoto(asset),
  deleteFiles: ({ paths }: { paths: string[] }) => files.deletePhotos(paths),
});

type Actions = ReturnType<typeof actionsOf>;

/** Sends a result, `{}` for none, or the error. An unknown action is a `TypeError`: 422, like everything malformed. */
async function answer(response: Response, make: () => unknown): Promise<void> {
  try {
    response.json((await make()) ?? {});
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof TypeError)) console.error(error);
    response.status(error instanceof Refusal ? error.status : 422).json({ error: String((error as Error).message) });
  }
}

/** The Express app of a local editor. `editor` is the folder with its page and scripts. */
export function localServer({ content, editor }: { content: LocalContent; editor: string }): Express {
  const files = new LocalFiles(content);
  const published = publishedTexts(content, files);
  const actions = actionsOf(files);
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
    answer(response, () => actions[body.action as keyof Actions](body.params)),
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
