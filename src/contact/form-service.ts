/*
 * The edge to whoever takes a posted message: Netlify, or a form service. What they do, from their documents and public reports as
 * of November 2026:
 *
 * - They say no with status 200: `{"success":"false","message":…}` (FormSubmit), `{"ok":false}`.
 * - They send the message back, or say what they say in prose, in which the visitor's own words may stand.
 * - They redirect once they have the message (RFC 9110, 15.4.4), often home; or because they have moved, or ask to sign in, and have it not.
 *   The browser does not show a script where to, and following would fail: neither the policy nor the answer of another site allows it.
 * - Their answer may not be read: without `Access-Control-Allow-Origin`, through an extension, or because the line breaks. To the
 *   page these look the same (https://fetch.spec.whatwg.org, "network error"), and the message may have arrived.
 * - Netlify answers with a page that says thanks; a host that knows nothing of its forms, with the page itself, or with a redirect to it.
 * - Whether there is a network, a browser only guesses (https://html.spec.whatwg.org, "navigator.onLine"). So it is tried.
 */

import type { Outcome } from "../ui/submission";

/** How long an answer is waited for, in ms. Afterwards the request goes on, since it may still arrive. */
const patience = 10_000;

/** Statuses of gateways that have passed the message on and got no proper answer (RFC 9110, 15.6; Cloudflare's 520 and 524). */
const gatewayStatuses = [502, 504, 520, 524];

/** Statuses that say by themselves that the message was taken: Created, Accepted, No Content. */
const takenStatuses = [201, 202, 204];

/** The yes or no of an answer in JSON, by `ok` or `success` at its top level, as a flag or a text; `undefined` if it has neither, or both. */
function flagOf(text: string): boolean | undefined {
  try {
    const { ok, success } = Object(JSON.parse(text));
    const flags = [ok, success].map(String);
    if (flags.includes("true") !== flags.includes("false")) return flags.includes("true");
  } catch {
    // Not JSON.
  }
  return undefined;
}

async function outcomeOf(response: Response, isService: boolean): Promise<Outcome> {
  const { ok, status, type, redirected } = response;
  if (type === "opaqueredirect" || redirected || gatewayStatuses.includes(status)) return "unknown";
  if (!ok) return "refused";
  const text = await response.text();
  // Gatsby's root element: the page itself.
  if (!isService) return text.includes('id="___gatsby"') ? "unknown" : "sent";
  const isTaken = flagOf(text) ?? (takenStatuses.includes(status) || undefined);
  return isTaken === undefined ? "unknown" : isTaken ? "sent" : "refused";
}

/**
 * Posts a message, as a browser does without JavaScript. Never throws.
 *
 * @param service URL of a form service; without one, the page's own path, which Netlify watches
 */
export async function post(service: string | null, fields: [string, string][]): Promise<Outcome> {
  // Not `AbortSignal.timeout`, which would cancel the request.
  const late = new Promise<Outcome>((resolve) => {
    setTimeout(() => resolve("unknown"), patience);
  });
  try {
    const request = fetch(service ?? window.location.pathname, {
      method: "POST",
      // Services respond to JSON requests with a status, and to others with a page. Both headers need no preflight request.
      ...(service && { headers: { Accept: "application/json" }, redirect: "manual" }),
      body: new URLSearchParams(fields),
    });
    return await Promise.race([late, request.then((response) => outcomeOf(response, service !== null))]);
  } catch {
    return "unknown";
  }
}
