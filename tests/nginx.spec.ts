import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { everywhere, immutable } from "../plugins/gatsby-plugin-static-host/headers";
import { routes } from "./support/built-content";
import { freePort } from "./support/free-port";
import { findNginx } from "./support/programs";
import { expect, test } from "./support/site";

// One server for all tests.
test.describe.configure({ mode: "default" });

const nginx = findNginx();
let folder: string;
let origin: string;
let server: ChildProcess;

/** nginx's own settings around the example, for a server that needs no rights and writes only below its folder. */
const configuration = (address: string) => {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const example = readFileSync("docs/nginx.conf", "utf8")
    .replace("listen 80;", `listen ${address};`)
    .replace("/var/www/site/public", path.resolve("public"));
  const types = "types { text/html html; application/javascript js; application/json json; image/svg+xml svg; }";
  return `daemon off; pid ${folder}/pid; error_log stderr warn; events {}
    http { ${types} access_log off; ${places.join(" ")}\n${example} }`;
};

test.beforeAll(async () => {
  test.skip(!nginx, "There is no nginx here.");
  folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const address = `127.0.0.1:${freePort()}`;
  origin = `http://${address}`;
  writeFileSync(path.join(folder, "nginx.conf"), configuration(address));
  // By default, nginx run as root switches to a user that can't read the project's folder.
  const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
  const options = ["-c", path.join(folder, "nginx.conf"), "-p", folder, "-e", "stderr", ...user];
  server = spawn(nginx as string, options, { stdio: "inherit" });
  const starts = async () => (await fetch(origin)).ok;
  await expect.poll(() => starts().catch(() => false), "nginx accepts the example, and starts").toBe(true);
});

test.afterAll(() => {
  server?.kill();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** The headers that every answer has. */
const headers = Object.fromEntries(Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value]));

test("nginx serves the five pages", async ({ request }) => {
  for (const route of routes) {
    const page = await request.get(origin + route, { maxRedirects: 0 });
    expect(page.status(), route).toBe(200);
    expect(await page.text(), route).toContain("<h1");
    expect(page.headers(), route).toMatchObject(headers);
  }
});

for (const [address, target] of Object.entries({
  "/servicos/": "/servicos",
  "/contato/index.html?x=1": "/contato?x=1",
  "/index.html": "/",
  "//contato": "/contato",
})) {
  test(`nginx redirects ${address} to ${target}`, async ({ request }) => {
    const redirect = await request.get(origin + address, { maxRedirects: 0 });
    expect(redirect.status()).toBe(301);
    expect(redirect.headers()).toMatchObject({ ...headers, location: target });
  });
}

test("nginx has no page for unknown addresses", async ({ request }) => {
  const unknown = await request.get(`${origin}/nao-existe`);
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()).toMatchObject(headers);
});

test("nginx lets files with a hash in their name be cached for a year", async ({ request }) => {
  const home = await (await request.get(origin)).text();
  const [script = ""] = /\/app-[0-9a-f]{20}\.js/.exec(home) ?? [];
  const { "cache-control": cached } = (await request.get(origin + script)).headers();
  expect(cached).toBe(immutable);
});
