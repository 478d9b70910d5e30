/**
 * Serves a built site with nginx and the build's configuration, for tests: `tsx tests/support/serve-nginx.ts [port]`. Throws if
 * there is no nginx.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findNginx } from "./programs";

/** A complete nginx configuration around the build's server block. All files that nginx writes are below `directory`. */
function configuration(directory: string, port: string): string {
  return `
daemon off;
worker_processes 1;
pid ${directory}/pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  types {
    text/html html;
    application/javascript js;
    application/json json;
    image/svg+xml svg;
    image/png png;
    image/avif avif;
    image/webp webp;
    image/jpeg jpg;
    font/woff2 woff2;
    text/plain txt;
    text/xml xml;
  }
  access_log off;
  sendfile on;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${directory}/${name};`).join(" ")}
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    root "${path.resolve("public")}";
    include "${path.resolve("hosting/nginx.conf")}";
  }
}
`;
}

const [port = "9101"] = process.argv.slice(2);
const nginx = findNginx();
if (!nginx) throw new Error("There is no nginx here.");

const directory = mkdtempSync(path.join(tmpdir(), "nginx-"));
const file = path.join(directory, "nginx.conf");
writeFileSync(file, configuration(directory, port));
// By default, nginx run as root switches to a user that can't read the project's folder.
const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
const server = spawn(nginx, ["-c", file, "-p", directory, "-e", "stderr", ...user], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  rmSync(directory, { recursive: true, force: true });
  process.exit(code ?? 1);
});
