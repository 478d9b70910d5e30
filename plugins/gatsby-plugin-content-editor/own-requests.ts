import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** `Host` headers of the loopback address. */
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes from a page of this server. Blocks requests of other sites in the owner's browser: cross-origin ones
 * by `Origin`, DNS rebinding by `Host`.
 */
function isOwnRequest({ headers: { host = "", origin } }: IncomingMessage): boolean {
  return ownHost.test(host) && (origin === undefined || origin === `http://${host}`);
}

/** Express middleware that answers requests of other sites with 403. */
export function refuseForeignRequests(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (isOwnRequest(request)) {
    next();
    return;
  }
  response.statusCode = 403;
  response.end();
}

/** Served by nobody. */
const refusedPath = "/refused";

/**
 * Keeps requests of other sites from all routes of this process's servers, also from those that come before our middleware. They go
 * on to a URL without a route, and so to `refuseForeignRequests`.
 */
export function divertForeignRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!isOwnRequest(request)) request.url = refusedPath;
  });
}
