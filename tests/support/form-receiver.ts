import https from "node:https";
import path from "node:path";
import express from "express";
import { generate } from "selfsigned";
import { deliveringSites, formService } from "./delivering-sites";

/**
 * The sites whose form delivers, and a fake form service behind TLS, which receives the messages in the tests. The
 * message itself controls the response, so that tests can run in parallel: `[status 500]`, and `[held]` until a request of
 * `/answer?email=…`. `GET /received?email=…` returns, as JSON, the messages from an address, without spam.
 */

const received: Record<string, string>[] = [];
/** Answers the held message from an address. */
const held = new Map<string, () => void>();
const honeypots = ["bot-field", "_gotcha"];

const receiver = express.Router().use(express.urlencoded({ extended: false }));

/* Stores a message, unless its honeypot is filled in, and responds as the message asks. */
receiver.post(/.*/, async ({ body, headers }, response) => {
  if (!honeypots.some((name) => body[name])) received.push({ ...body });
  const message: string = body.message ?? "";
  if (message.includes("[held]")) await new Promise<void>((answer) => held.set(body.email, answer));
  response.status(Number(/\[status (\d+)\]/.exec(message)?.[1] ?? 200)).set("Access-Control-Allow-Origin", "*");
  if (headers.accept?.includes("application/json")) response.json({ ok: true });
  else response.send("<!DOCTYPE html><title>Obrigado</title><h1>Recebemos a sua mensagem.</h1>");
});

receiver.get("/received", ({ query }, response) => {
  response.json(received.filter(({ email }) => email === query.email));
});

/* Answers with 404 as long as the message has not come. */
receiver.get("/answer", ({ query }, response) => {
  const answer = held.get(String(query.email));
  answer?.();
  response.sendStatus(answer ? 204 : 404);
});

for (const { directory, port } of Object.values(deliveringSites)) {
  express()
    .use(receiver, express.static(directory, { redirect: false, index: false }))
    .get(/.*/, (request, response) => {
      response.sendFile("index.html", { root: path.join(directory, request.path) }, (error) => {
        if (error && !response.headersSent) response.sendStatus(404);
      });
    })
    .listen(port);
}

generate([{ name: "commonName", value: formService.host }]).then(({ private: key, cert }) =>
  https.createServer({ key, cert }, express().use(receiver)).listen(formService.port),
);
