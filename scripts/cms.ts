import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { serveEditor } from "../plugins/gatsby-plugin-content-editor/local-server";
import { readContent } from "../plugins/gatsby-plugin-content-model/read-content";
import { contentModel } from "../src/content/content-model";
import { editorTexts } from "../src/editor/texts";

/**
 * `npm run cms`: starts the editor on the files of this checkout and opens it in the browser. Also starts the development
 * server, unless it is running, so that each save is shown in the site.
 */
const port = Number(process.env.CMS_PORT ?? 8001);
const editorUrl = `http://localhost:${port}/admin/`;
const sitePort = Number(process.env.CMS_SITE_PORT ?? 8000);
const siteUrl = `http://localhost:${sitePort}/`;
/** Output for the owner. */
const words = {
  wrongNode: (version: string) =>
    `O editor precisa do Node 24, e este computador tem o ${version}. Instale o 24 em https://nodejs.org/pt/download, abra outro terminal e escreva de novo: npm run cms`,
  started: (address: string) => `Editor pronto: abra ${address} no navegador. Para encerrar: Ctrl+C.`,
  siteStarting: (address: string) => `O site abre em um a três minutos em ${address} e acompanha o que você gravar.`,
  siteRunning: (address: string) => `O site já está aberto em ${address} e acompanha o que você gravar.`,
  ready: (editor: string, site: string) => `\nTudo pronto. Editor: ${editor}  Site: ${site}  Para encerrar: Ctrl+C.\n`,
  addressTaken: (address: string) =>
    `O editor já está aberto em outra janela. Feche-a (Ctrl+C) e tente de novo. Se não é ele, outro programa usa o endereço ${address}: encerre-o e tente de novo.`,
};

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
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    // A process group of its own: Gatsby's server has several processes, and the first does not always end the others.
    detached: !isWindows,
  });
  process.on("exit", () => end(site, "SIGKILL"));
  return site;
}

const isWindows = process.platform === "win32";

/** Sends a signal to all processes of the site. */
function end(site: ChildProcess, signal: NodeJS.Signals): void {
  if (isWindows || !site.pid) return void site.kill(signal);
  try {
    process.kill(-site.pid, signal);
  } catch {
    // They have ended.
  }
}

async function main() {
  const version = Number.parseInt(process.version.slice(1), 10);
  if (version < nodeVersions.from || version >= nodeVersions.below) {
    console.error(words.wrongNode(process.version));
    process.exit(1);
  }
  const directory = path.resolve("data");
  const business = readContent(contentModel, directory).content?.["business.yaml"];
  await serveEditor({ site: "src/editor/site.ts", page: editorTexts.page(business), directory, port, siteUrl });
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
    end(site, signal);
    // Whatever has not ended by then is killed.
    void setTimeout(5000).then(() => process.exit());
  });
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? words.addressTaken(editorUrl) : error);
  process.exit(1);
});
