import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { BackendError, hostedBackend } from "./backend";
import { type EditorOptions, writeEditor } from "./page";

/** Reads the environment variables. If they are incomplete, the build stops before it writes anything. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }, options) => {
  const { texts } = options as unknown as EditorOptions;
  try {
    hostedBackend(process.env, texts);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    reporter.panic(error.message);
  }
};

/** Writes the editor beside the built pages if the environment asks for it. Otherwise it loads nothing of Decap CMS. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (_, options) => {
  const { site, siteUrl, page, texts } = options as unknown as EditorOptions;
  const backend = hostedBackend(process.env, texts);
  if (backend) await writeEditor(path.resolve("public/admin"), { site, page, settings: { backend, siteUrl } });
};
