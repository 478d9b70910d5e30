import { spawn } from "node:child_process";
import path from "node:path";
import { serveEditor } from "../src/editor/server";
import { editorTexts } from "../src/editor/texts";

/**
 * Starts the editor on the files of this checkout, and beside it the site, which shows at once what is saved. `--editor-only` leaves
 * the site out.
 */
const port = Number(process.env.CMS_PORT ?? 8001);

async function main() {
  await serveEditor(path.resolve(), port);
  console.log(editorTexts.started(`http://localhost:${port}/admin/`));
  if (process.argv.includes("--editor-only")) return;
  console.log(editorTexts.siteStarting("http://localhost:8000/"));
  const site = spawn("npm", ["run", "develop"], { stdio: "inherit", shell: process.platform === "win32" });
  site.on("exit", (code) => process.exit(code ?? 1));
}

// Ends in order, so that nothing temporary stays behind.
process.on("SIGINT", () => process.exit());

main().catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? editorTexts.portTaken(port) : error);
  process.exit(1);
});
