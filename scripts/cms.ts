import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { serveEditor } from "../plugins/gatsby-plugin-content-editor/server";
import { editorTexts } from "../src/editor/texts";

/**
 * Starts the editor on the files of this checkout, and beside it the site, unless that is developed already; it shows at once what
 * is saved. `--editor-only` leaves the site out.
 */
const port = Number(process.env.CMS_PORT ?? 8001);
const editorAddress = `http://localhost:${port}/admin/`;
const siteAddress = "http://localhost:8000/";

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

async function main() {
  await serveEditor(path.resolve(), port, { site: "src/editor/site.tsx", page: editorTexts.page });
  console.log(editorTexts.started(editorAddress));
  if (process.argv.includes("--editor-only")) return;
  if (await answers(siteAddress)) return console.log(editorTexts.siteRunning(siteAddress));

  console.log(editorTexts.siteStarting(siteAddress));
  const site = spawn("npm", ["run", "develop"], { stdio: "inherit", shell: process.platform === "win32" });
  site.on("exit", (code) => process.exit(code ?? 1));
  while (!(await answers(siteAddress))) await setTimeout(1000);
  // Once more, below all that Gatsby has written meanwhile.
  console.log(editorTexts.ready(editorAddress, siteAddress));
}

// Ends in order, so that nothing temporary stays behind.
process.on("SIGINT", () => process.exit());

main().catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? editorTexts.portTaken(port) : error);
  process.exit(1);
});
