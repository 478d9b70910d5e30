import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { builtPages } from "./built-page";
import { withChunkMapping } from "./chunk-mapping";
import { contentSecurityPolicies, withPolicy } from "./content-security-policy";
import { headerRules } from "./headers";
import { headersFile } from "./headers-file";
import { nginxConfiguration } from "./nginx";
import { startAfterPaint } from "./start-after-paint";

/** Names of scripts that hold a hash of their content. */
const hashedScript = /-([0-9a-f]{20})\.js$/;

/** Webpack's own account of the scripts that it wrote. */
interface Account {
  text: string;
  /** Their names, by the part of the site that asks for them. */
  scripts: Record<"app" | "shell", readonly string[]>;
}

function readAccount(publicDirectory: string): Account {
  const text = readFileSync(path.join(publicDirectory, "webpack.stats.json"), "utf8");
  return { text, scripts: JSON.parse(text).assetsByChunkName };
}

/**
 * The hashed scripts of this build: those that webpack's account names, and those that its loader, one of them, fetches by itself.
 * Scripts of earlier builds stay for pages that are still open; hosts that take few rules (Cloudflare Pages: a hundred) have none
 * to spare for them.
 */
function hashedScripts(publicDirectory: string, { text, scripts }: Account): string[] {
  const loaders = scripts.app.map((script) => readFileSync(path.join(publicDirectory, script), "utf8"));
  const current = [text, ...loaders].join();
  return readdirSync(publicDirectory).filter((name) => {
    const hash = hashedScript.exec(name)?.[1];
    return hash && current.includes(hash);
  });
}

const address = (script: string) => `/${script}`;

interface Destination {
  /** The folder that is served. */
  publicDirectory: string;
  /** Where the configuration of servers of one's own goes. */
  configurationDirectory: string;
}

/**
 * Finishes a build: the pages start their scripts after the first paint and carry their policy, and the headers that a host is to
 * send are written for Netlify and Cloudflare Pages (`_headers`) and for nginx (`nginx.conf`). All is made from the final HTML.
 * Pages that an earlier build finished come out the same.
 *
 * @param editorPolicy the Content-Security-Policy of the content editor, where it is published
 */
export function finishBuild({ publicDirectory, configurationDirectory }: Destination, editorPolicy?: string): void {
  const account = readAccount(publicDirectory);
  const shell = account.scripts.shell.map(address);
  const pages = builtPages(publicDirectory).map((page) => ({
    ...page,
    html: startAfterPaint(withChunkMapping(page.html), shell),
  }));
  const policies = contentSecurityPolicies(pages.map(({ html }) => html));
  const withPolicies = pages.flatMap((page, index) => (policies[index] ? [{ ...page, policy: policies[index] }] : []));
  for (const { file, html, policy } of withPolicies) writeFileSync(file, withPolicy(html, policy));

  const rules = headerRules({
    pages: withPolicies,
    hashedScripts: hashedScripts(publicDirectory, account).map(address),
    editorPolicy,
  });
  mkdirSync(configurationDirectory, { recursive: true });
  writeFileSync(path.join(publicDirectory, "_headers"), headersFile(rules));
  writeFileSync(
    path.join(configurationDirectory, "nginx.conf"),
    nginxConfiguration(
      rules,
      pages.map(({ route }) => route),
    ),
  );
}
