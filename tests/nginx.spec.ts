import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { everywhere, immutable } from "../plugins/gatsby-plugin-static-host/headers";
import { freePort } from "./support/free-port";
import { findNginx } from "./support/programs";
import { expect, routes, test } from "./support/site";

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
});

test.afterAll(() => {
  server?.kill();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test("nginx accepts the example, and serves the five pages, their variants and an unknown one as it says", async ({
  request,
}) => {
  const answer = (address: string) => request.get(`${origin}${address}`, { maxRedirects: 0 });
  const headers = Object.fromEntries(Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value]));
  await expect
    .poll(() =>
      answer("/").then(
        (response) => response.status(),
        () => 0,
      ),
    )
    .toBe(200);

  for (const route of routes) {
    const page = await answer(route);
    expect(page.status(), route).toBe(200);
    expect(await page.text(), route).toContain("<h1");
    expect(page.headers(), route).toMatchObject(headers);
  }
  const redirects = {
    "/servicos/": "/servicos",
    "/contato/index.html?x=1": "/contato?x=1",
    "/index.html": "/",
    "//contato": "/contato",
  };
  for (const [address, target] of Object.entries(redirects)) {
    const redirect = await answer(address);
    expect([redirect.status(), redirect.headers().location], address).toEqual([301, target]);
    expect(redirect.headers(), address).toMatchObject(headers);
  }
  const unknown = await answer("/nao-existe");
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()).toMatchObject(headers);

  const [script] = /\/app-[0-9a-f]{20}\.js/.exec(await (await answer("/")).text()) ?? [];
  expect((await answer(`${script}`)).headers()["cache-control"]).toBe(immutable);
});
