import { rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { BackendError, hostedBackend } from "./backend";
import type { EditorOptions } from "./options";
import { divertForeignRequests, refuseForeignRequests } from "./own-requests";
import { writeEditor } from "./page";

/** The editor is published as `/admin/`. */
const editorDirectory = path.resolve("public/admin");

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

/**
 * Writes the editor beside the built pages if the environment asks for it. Otherwise it deletes the editor of an earlier build,
 * and loads nothing of Decap CMS.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (_, options) => {
  const { site, siteUrl, page, texts } = options as unknown as EditorOptions;
  rmSync(editorDirectory, { recursive: true, force: true });
  const backend = hostedBackend(process.env, texts);
  if (backend) await writeEditor(editorDirectory, { site, page, settings: { backend, siteUrl } });
};

/**
 * Protects the development server that `npm run cms` starts from DNS rebinding: by default it answers GraphQL queries from any
 * page in the owner's browser.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  if (!process.env.CMS_LOCAL) return;
  // Gatsby has already added its routes, `/___graphql` among them, and Express runs handlers in order.
  divertForeignRequests();
  app.use(refuseForeignRequests);
};
