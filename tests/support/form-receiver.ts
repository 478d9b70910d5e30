import { readFile } from "node:fs/promises";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { generate } from "selfsigned";
import { deliveringSites, formService } from "./delivering-sites";

/**
 * Fake servers that receive the form's messages in the tests: Netlify, at the sites' own URLs, and a form service behind TLS.
 * The message itself controls the response, so that tests can run in parallel: `[status 500]`, `[never]`, `[after 1500]`. `GET
 * /received?email=…` returns, as JSON, the messages from an address, without spam.
 */

type Fields = Record<string, string>;

const received: Fields[] = [];
const honeypots = ["bot-field", "_gotcha"];

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
};

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
}

/** Stores a message, unless its honeypot is filled in, and responds as the message asks. */
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const fields = await fieldsOf(request);
  if (!honeypots.some((name) => fields[name])) received.push(fields);
  const message = fields.message ?? "";
  if (message.includes("[never]")) return;
  await wait(Number(/\[after (\d+)\]/.exec(message)?.[1] ?? 0));
  const status = Number(/\[status (\d+)\]/.exec(message)?.[1] ?? 200);
  const asJson = request.headers.accept?.includes("application/json");
  response.writeHead(status, {
    "Access-Control-Allow-Origin": "*",
    "Content-Type": asJson ? "application/json" : "text/html; charset=utf-8",
  });
  response.end(asJson ? '{"ok":true}' : "<!DOCTYPE html><title>Obrigado</title><h1>Recebemos a sua mensagem.</h1>");
}

function tell(url: URL, response: ServerResponse): void {
  const from = received.filter(({ email }) => email === url.searchParams.get("email"));
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(from));
}

async function serve(directory: string, pathname: string, response: ServerResponse): Promise<void> {
  const file = path.join(directory, path.extname(pathname) ? pathname : path.join(pathname, "index.html"));
  try {
    const body = await readFile(file);
    response.writeHead(200, { "Content-Type": types[path.extname(file)] ?? "application/octet-stream" }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}

for (const { directory, port } of Object.values(deliveringSites)) {
  http
    .createServer((request, response) => {
      const url = new URL(request.url ?? "/", "http://localhost");
      if (request.method === "POST") return void receive(request, response);
      if (url.pathname === "/received") return tell(url, response);
      serve(directory, url.pathname, response);
    })
    .listen(port);
}

generate([{ name: "commonName", value: formService.host }]).then(({ private: key, cert }) =>
  https
    .createServer({ key, cert }, (request, response) => {
      if (request.method === "POST") receive(request, response);
      else response.writeHead(405).end();
    })
    .listen(formService.port),
);
