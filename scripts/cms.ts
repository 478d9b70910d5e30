import { spawn } from "node:child_process";
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
const sitePort = process.env.CMS_SITE_PORT ?? "8000";
const siteUrl = `http://localhost:${sitePort}/`;
const isWindows = process.platform === "win32";

/** Output for the owner. */
const words = {
  wrongNode: `O editor precisa do Node 24, e este computador tem o ${process.version}. Instale o 24 em https://nodejs.org/pt/download, abra outro terminal e escreva de novo: npm run cms`,
  started: `Editor pronto: abra ${editorUrl} no navegador. O site abre em um a três minutos em ${siteUrl} e acompanha o que você gravar. Para encerrar: Ctrl+C.`,
  ready: `\nTudo pronto. Editor: ${editorUrl}  Site: ${siteUrl}  Para encerrar: Ctrl+C.\n`,
  addressTaken: `O editor já está aberto em outra janela. Feche-a (Ctrl+C) e tente de novo. Se não é ele, outro programa usa o endereço ${editorUrl}: encerre-o e tente de novo.`,
};

const answers = (url: string) => fetch(url).then(Boolean, () => false);

/** Opens a URL in the default browser. Errors are ignored, since the URL is printed too. */
function openInBrowser(url: string): void {
  const command = isWindows ? "explorer" : process.platform === "darwin" ? "open" : "xdg-open";
  const browser = spawn(command, [url], { stdio: "ignore", detached: true });
  browser.on("error", () => undefined).unref();
}

/** Starts Gatsby's development server, which ends with this process. */
function developSite(): void {
  // Not through npm, which does not forward signals to Gatsby.
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/cli.js");
  const site = spawn(process.execPath, [gatsby, "develop", "--port", sitePort], {
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    // A process group of its own: Gatsby's server has several processes, and the first does not always end the others.
    detached: !isWindows,
  });
  site.on("exit", (code) => process.exit(code ?? 1));
  process.on("exit", () => {
    try {
      process.kill(isWindows ? Number(site.pid) : -Number(site.pid));
    } catch {
      // It has ended.
    }
  });
}

async function main() {
  const version = Number.parseInt(process.version.slice(1), 10);
  // Those that run the editor and Gatsby. 20 is out of support, but works.
  if (version < 20 || version > 25) throw words.wrongNode;
  const directory = path.resolve("data");
  const business = readContent(contentModel, directory).content?.["business.yaml"];
  await serveEditor({ site: "src/editor/site.ts", page: editorTexts.page(business), directory, port, siteUrl });
  console.log(words.started);
  if (process.stdout.isTTY && !process.env.CI) openInBrowser(editorUrl);
  if (!(await answers(siteUrl))) developSite();
  while (!(await answers(siteUrl))) await setTimeout(1000);
  // Printed again, below Gatsby's output.
  console.log(words.ready);
}

// On `exit`, temporary files are deleted and the site is ended.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit());

main().catch((error: NodeJS.ErrnoException | string) => {
  console.error(typeof error !== "string" && error.code === "EADDRINUSE" ? words.addressTaken : error);
  process.exit(1);
});
