import type { IncomingMessage, ServerResponse } from "node:http";

/** Names by which a browser on this machine reaches a server that listens on the loopback address. */
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes from a page of this very server. Another site that is open in the owner's browser must not reach it: not
 * by its own address (`Origin`), and not through a name of its own that it points at this machine (`Host`, DNS rebinding).
 */
export function isOwnRequest({ headers: { host = "", origin } }: IncomingMessage): boolean {
  return ownHost.test(host) && (origin === undefined || origin === `http://${host}`);
}

/** Express middleware that answers foreign requests with 403. */
export function refuseForeignRequests(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (isOwnRequest(request)) {
    next();
    return;
  }
  response.statusCode = 403;
  response.end();
}
