import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Server } from "../plugins/gatsby-plugin-static-host/built-site";
import { routes } from "./support/built-content";
import { serveAsCloudflarePages, serveAsGitHubPages } from "./support/hosts";
import { test as base, expect } from "./support/site";

/* What `npm run export` makes of the built site, for hosts that would add a trailing slash to its addresses. */

/** Copies a built site and exports it; returns the folder around `public/` and `dist/`. */
function exportSite(siteFolder: string, ...options: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "export-"));
  cpSync(path.join(siteFolder, "public"), path.join(folder, "public"), { recursive: true });
  execFileSync(process.execPath, [path.resolve("scripts/export.mjs"), ...options], { cwd: folder });
  return folder;
}

/** The rules of an exported site's `_redirects` file: from, to, status. */
const redirectsOf = (folder: string) =>
  readFileSync(path.join(folder, "_redirects"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" "));

interface Host {
  name: string;
  options: string[];
  serve: (folder: string) => Promise<Server>;
  /** Status of what a host answers at variants of an address, and where it sends the browser. */
  answers: Record<string, [status: number, location?: string]>;
}

const hosts: Host[] = [
  {
    name: "GitHub Pages",
    options: [],
    serve: serveAsGitHubPages,
    answers: {
      "/servicos/": [200],
      "/servicos/index.html": [200],
      "//contato": [404],
      "/nao-existe": [404],
    },
  },
  {
    name: "Cloudflare Pages",
    options: ["--cloudflare"],
    serve: (folder) => serveAsCloudflarePages(folder, redirectsOf(folder)),
    answers: {
      "/servicos/": [308, "/servicos"],
      "/servicos/index.html": [404],
      "/index.html": [308, "/"],
      "//contato": [200],
      "/nao-existe": [404],
      // The blank page for unknown addresses is no page of the site.
      "/404": [301, "/"],
      "/404.html": [301, "/"],
    },
  },
];

for (const { name, options, serve, answers } of hosts) {
  const test = base.extend<object, { server: Server }>({
    server: [
      async ({ siteFolder }, use) => {
        const folder = exportSite(siteFolder, ...options);
        const server = await serve(path.join(folder, "dist"));
        await use(server);
        server.close();
        rmSync(folder, { recursive: true });
      },
      { scope: "worker" },
    ],
  });

  test.describe(`On ${name}`, () => {
    test("every page is at its canonical address, without a redirect", async ({ request, site }) => {
      for (const route of routes) {
        const response = await request.get(site.origin + route, { maxRedirects: 0 });
        expect(response.status(), route).toBe(200);
        const [link] = (await response.text()).match(/<link[^>]*"canonical"[^>]*>/) ?? [];
        expect(link, route).toContain(`href="${site.business.siteUrl}${route}"`);
      }
    });

    test("other addresses are answered as docs/hosts.md says", async ({ request, site }) => {
      for (const [address, [status, location]] of Object.entries(answers)) {
        const response = await request.get(site.origin + address, { maxRedirects: 0 });
        expect([response.status(), response.headers().location], address).toEqual([status, location]);
      }
    });
  });
}
