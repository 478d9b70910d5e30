import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { builtPages } from "./built-page";
import { withChunkMapping } from "./chunk-mapping";
import { contentSecurityPolicies, withPolicy } from "./content-security-policy";
import { headerRules } from "./headers";
import { headersFile } from "./headers-file";
import { nginxConfiguration } from "./nginx";
import { startAfterPaint } from "./start-after-paint";

/** Scripts in the root of the build whose names hold a hash of their content. */
const hashedScript = /-[0-9a-f]{20}\.js$/;

/** The scripts of the page shell (`gatsby-browser.tsx`), by webpack's own account. */
function shellScripts(publicDirectory: string): string[] {
  const stats = JSON.parse(readFileSync(path.join(publicDirectory, "webpack.stats.json"), "utf8"));
  return stats.namedChunkGroups.shell.assets.map(({ name }: { name: string }) => `/${name}`);
}

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
  const shell = shellScripts(publicDirectory);
  const pages = builtPages(publicDirectory).map((page) => ({
    ...page,
    html: startAfterPaint(withChunkMapping(page.html), shell),
  }));
  const policies = contentSecurityPolicies(pages.map(({ html }) => html));
  const withPolicies = pages.flatMap((page, index) => (policies[index] ? [{ ...page, policy: policies[index] }] : []));
  for (const { file, html, policy } of withPolicies) writeFileSync(file, withPolicy(html, policy));

  const hashedScripts = readdirSync(publicDirectory)
    .filter((name) => hashedScript.test(name))
    .map((name) => `/${name}`);
  const rules = headerRules({ pages: withPolicies, hashedScripts, editorPolicy });
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
