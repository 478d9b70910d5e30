import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { serveEditor } from "../plugins/gatsby-plugin-content-editor/local-server";
import { editorTexts } from "../src/editor/texts";
import { localEditor } from "./local-editor";

/**
 * `npm run cms`: starts the editor on the files of this checkout and opens it in the browser. Also starts the development
 * server, unless it is running, so that each save is shown in the site.
 */
const port = Number(process.env.CMS_PORT ?? 8001);
const editorUrl = `http://localhost:${port}/admin/`;
const sitePort = Number(process.env.CMS_SITE_PORT ?? 8000);
const siteUrl = `http://localhost:${sitePort}/`;
const words = editorTexts.terminal;

/** Major versions of Node that run the editor and Gatsby. 20 is out of support, but works. */
const nodeVersions = { from: 20, below: 26 };

const answers = (url: string) => fetch(url).then(Boolean, () => false);

/** Opens a URL in the default browser, if there is a display. */
function openInBrowser(url: string): void {
  const hasScreen =
    process.platform === "win32" || process.platform === "darwin" || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (process.env.CI || process.env.BROWSER === "none" || !hasScreen || !process.stdout.isTTY) return;
  const [command = "", ...parameters] =
    process.platform === "win32"
      ? ["cmd", "/c", "start", "", url]
      : [process.platform === "darwin" ? "open" : "xdg-open", url];
  // Errors are ignored: the URL is printed too.
  spawn(command, parameters, { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

/** Starts Gatsby's development server, which ends with this process. */
function developSite(): ChildProcess {
  // Not through npm, which does not forward signals to Gatsby.
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/cli.js");
  const site = spawn(process.execPath, [gatsby, "develop", "--port", String(sitePort)], {
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CMS_LOCAL: "true" },
  });
  process.on("exit", () => site.kill());
  return site;
}

async function main() {
  const version = Number.parseInt(process.version.slice(1), 10);
  if (version < nodeVersions.from || version >= nodeVersions.below) {
    console.error(words.wrongNode(process.version));
    process.exit(1);
  }
  await serveEditor(localEditor(path.resolve(), port, siteUrl));
  console.log(words.started(editorUrl));
  openInBrowser(editorUrl);
  if (await answers(siteUrl)) return console.log(words.siteRunning(siteUrl));

  console.log(words.siteStarting(siteUrl));
  site = developSite().on("exit", (code) => process.exit(ending ? 0 : (code ?? 1)));
  while (!(await answers(siteUrl))) await setTimeout(1000);
  // Printed again, below Gatsby's output.
  console.log(words.ready(editorUrl, siteUrl));
}

let site: ChildProcess | undefined;
let ending = false;

// This process ends after the site's, and on `exit` deletes temporary files.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (!site || ending) process.exit();
    ending = true;
    site.kill(signal);
  });
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? words.portTaken(port) : error);
  process.exit(1);
});
