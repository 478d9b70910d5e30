import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { hostedBackend } from "./backend";
import { localEditor } from "./local-editor";
import { type EditorOptions, writeEditor } from "./page";

/** Reads the environment variables. If they are incomplete, the build stops before it writes anything. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  try {
    hostedBackend(process.env);
  } catch (error) {
    reporter.panic((error as Error).message);
  }
};

/** Writes the editor beside the built pages if the environment asks for it. Otherwise it loads nothing of Decap CMS. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (_, options) => {
  const backend = hostedBackend(process.env);
  if (backend) await writeEditor(path.resolve("public/admin"), options as unknown as EditorOptions, backend);
};

/** In `gatsby develop`, serves the editor for this checkout's content. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }, options) => {
  const [page, content] = [path.resolve(".cache/content-editor"), path.resolve("data")];
  app.use("/admin", await localEditor(page, content, options as unknown as EditorOptions));
};
