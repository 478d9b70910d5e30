import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { everywhere, immutable, revalidated } from "../plugins/gatsby-plugin-static-host/headers";
import { findOnPath } from "../scripts/chromium";
import { routes } from "./support/built-content";
import { freePort } from "./support/free-port";
import { test as base, expect } from "./support/site";

/* The built site on a server that people share: Apache, with the build's `.htaccess`. */

/**
 * Apache as shared hosting sets it up, from what its customers report: another encoding, PHP first, lists of folders, MultiViews, files that
 * may be kept for a month, and no `Options` in `.htaccess`.
 */
function configure(folder: string, address: string): string[] {
  const modules = "mpm_event authz_core mime dir autoindex negotiation rewrite headers expires deflate filter setenvif";
  // What an old one knows.
  writeFileSync(
    path.join(folder, "mime.types"),
    "text/html html\napplication/json json\napplication/xml xml\ntext/plain txt\n",
  );
  const site = path.join(folder, "site");
  writeFileSync(
    path.join(folder, "server.conf"),
    `ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
Listen ${address}
ErrorLog /dev/null
${modules.replace(/\S+/g, (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`)}
TypesConfig ${folder}/mime.types
AddDefaultCharset ISO-8859-1
ExpiresActive On
ExpiresDefault "access plus 1 month"
DirectoryIndex index.php index.html
DocumentRoot ${site}
<Directory ${site}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride AuthConfig FileInfo Indexes Limit
</Directory>
`,
  );
  // What a WordPress leaves, which was there before.
  writeFileSync(path.join(site, "index.php"), "<?php require 'wp-blog-header.php';");
  return ["-f", `${folder}/server.conf`, "-D", "FOREGROUND"];
}

/** The headers that every answer has. */
const headers = Object.fromEntries(Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value]));

const program = findOnPath("apache2");

const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ siteFolder }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "apache-"));
      cpSync(path.join(siteFolder, "public"), path.join(folder, "site"), { recursive: true });
      const address = `127.0.0.1:${freePort()}`;
      const server: ChildProcess = spawn(program as string, configure(folder, address), { stdio: "inherit" });
      const starts = async () => (await fetch(`http://${address}`)).ok;
      await expect.poll(() => starts().catch(() => false), "Apache accepts its rules, and starts").toBe(true);
      await use(`http://${address}`);
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

// One server for all tests.
test.describe.configure({ mode: "default" });
test.skip(!program, "There is no Apache here.");

test("serves the five pages, in UTF-8", async ({ request, origin }) => {
  for (const route of routes) {
    const page = await request.get(origin + route, { maxRedirects: 0 });
    expect(page.status(), route).toBe(200);
    expect(await page.text(), route).toContain("<h1");
    expect(page.headers(), route).toMatchObject({ ...headers, "cache-control": revalidated });
    expect(page.headers()["content-type"]?.toLowerCase(), route).toBe("text/html; charset=utf-8");
  }
});

for (const [address, target] of Object.entries({
  "/servicos/": "/servicos",
  "/contato/index.html?x=1": "/contato?x=1",
  "/index.html": "/",
  "//contato": "/contato",
  // An address that begins with two slashes would name another host.
  "///contato//": "/contato//",
  "/contato//": "/contato/",
})) {
  test(`redirects ${address} to ${target}`, async ({ request, origin }) => {
    const redirect = await request.get(origin + address, { maxRedirects: 0 });
    expect(redirect.status()).toBe(301);
    expect(redirect.headers()).toMatchObject(headers);
    expect(redirect.headers().location?.replace(origin, "")).toBe(target);
  });
}

test("has nothing at other addresses, neither lists of files nor what only servers read", async ({
  request,
  origin,
}) => {
  for (const address of ["/nao-existe", "/social", "/_headers", "/.htaccess", "/static", "/static/nao-existe.js"]) {
    const unknown = await request.get(origin + address);
    expect([403, 404], address).toContain(unknown.status());
    expect(unknown.headers(), address).toMatchObject(headers);
    expect(unknown.headers()["cache-control"] ?? "", address).not.toContain("immutable");
  }
});

test("lets files with a hash in their address be cached for a year", async ({ request, origin }) => {
  const home = await (await request.get(origin)).text();
  const [script = ""] = /\/app-[0-9a-f]{20}\.js/.exec(home) ?? [];
  const [data = ""] = /\/data\/[0-9a-f]{20}/.exec(home) ?? [];
  for (const address of [script, `${data}/page-data/app-data.json`]) {
    const { "cache-control": cached, expires = "" } = (await request.get(origin + address)).headers();
    expect([cached, expires], address).toEqual([immutable, ""]);
  }
});

test("gives each file the type without which browsers refuse it", async ({ request, origin }) => {
  const home = await (await request.get(origin)).text();
  const [script = ""] = /\/app-[0-9a-f]{20}\.js/.exec(home) ?? [];
  for (const [address, type] of [
    [script, "text/javascript; charset=utf-8"],
    ["/contato.vcf", "text/vcard; charset=utf-8"],
    ["/favicon.svg", "image/svg+xml"],
  ] as const)
    expect((await request.get(origin + address)).headers()["content-type"], address).toBe(type);
});
