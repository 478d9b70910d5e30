import { rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { BackendError, hostedBackend } from "./backend";
import type { EditorOptions } from "./options";
import { refuseForeignRequests } from "./own-requests";
import { writeEditor } from "./page";

/** The editor is published as `/admin/`. */
const editorDirectory = path.resolve("public/admin");

/** The editor is asked for by environment variables. If they are incomplete, the build stops before it writes anything. */
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
 * After the pages are built, the editor is written beside them if it was asked for. If not, an editor of an earlier build is
 * deleted, and nothing else happens: neither Decap CMS nor esbuild is loaded.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (_, options) => {
  const { site, siteUrl, page, texts } = options as unknown as EditorOptions;
  rmSync(editorDirectory, { recursive: true, force: true });
  const backend = hostedBackend(process.env, texts);
  if (backend) await writeEditor(editorDirectory, { site, page, settings: { backend, siteUrl } });
};

/**
 * `npm run cms` also develops the site. Gatsby's development server answers queries of any page that is open in the owner's browser;
 * there, only the site itself is answered.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  if (!process.env.CMS_LOCAL) return;
  app.use(refuseForeignRequests);
  // Express asks in order, and Gatsby has added its own routes before: `/___graphql` among them.
  const { stack } = app._router;
  stack.unshift(stack.pop());
};
