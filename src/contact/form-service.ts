/*
 * The edge to whoever takes a posted message: Netlify, or a form service. What they do, from their documents and public reports as
 * of November 2026:
 *
 * - They say no with status 200: `{"success":"false","message":…}` (FormSubmit), `{"success":false}`, `{"ok":false}`, `{"error":…}`,
 *   `{"statusCode":502,"errorMessage":…}` (functions behind a gateway), or in words of their own, `{"type":"danger"}`.
 * - They answer a script with a page: to ask whether it is a robot, or from a guard in front of them (Cloudflare: 403, 503).
 * - They redirect once they have the message (RFC 9110, 15.4.4), often home; or because they have moved, or ask to sign in, and have it not.
 *   The browser does not show a script where to, and following would fail: neither the policy nor the answer of another site allows it.
 * - Their answer may not be read: without `Access-Control-Allow-Origin`, through an extension, or because the line breaks. To the
 *   page these look the same (https://fetch.spec.whatwg.org, "network error"), and the message may have arrived.
 * - Netlify answers with a page that says thanks; a host that knows nothing of its forms, with the page itself, or with a redirect to it.
 * - Whether there is a network, a browser only guesses (https://html.spec.whatwg.org, "navigator.onLine"). So it is tried.
 *
 * So only what says yes is a yes, and only what says no a refusal. What says neither, or both, leaves the outcome unknown.
 */

import type { Outcome } from "./message";

/** How long an answer is waited for, in ms. Afterwards the request goes on, since it may still arrive. */
const patience = 10_000;

/** Statuses of gateways that have passed the message on and got no proper answer (RFC 9110, 15.6; Cloudflare's 520 and 524). */
const unknownStatuses = [502, 504, 520, 524];

/** Statuses with which guards against robots send a page for people (Cloudflare's challenge). */
const guardStatuses = [403, 503];

/** A text that says yes: `Success`, `Thanks for your message`. */
const yes =
  /^[^\p{L}\d<]*(?:ok|success(?:ful|fully)?|succeeded|sucesso|sent|done|thanks?|obrigad[oa]|accepted|received|queued|deferred|mensagem enviada)(?!\p{L})/iu;

/** A value that says yes if it is the whole answer, or by its name: `true`, `1`, `200`. */
const positive = /^\s*(?:true|yes|sim|1|20\d)\b/i;

/** A text that says no: `error`, `mail_failed`, but not `deferred`. */
const no =
  /(?:^|[^a-z])(?:err(?:ors?)?|fail(?:ed|ure)?|unsuc\w*|invalid|denied|reject(?:ed)?|spam|abort(?:ed)?)(?![a-z])/i;

/** What names say: that a message was taken, that it was not, or how it went: `isSuccess`, `hasErrors`, `errorMessage`, `statusCode`. */
const names = {
  success: /^(?:is_?)?(?:ok|succe\w*|sucesso|sent|delivered|submitted|accepted)$/i,
  failure: /^(?:is_?|has_?)?(?:err|fail)|errors?$/i,
  status: /^(?:status|state|result|(?:status_?)?code)$/i,
};

/** Whether a value is empty, holds nothing but such values, or says that there is none of what its name says. */
const isNone = (value: unknown): boolean =>
  value && typeof value === "object"
    ? Object.values(value).every(isNone)
    : /^(?:false|0*|no|n[aã]o|none|null)$/i.test(String(value));

/** Reads a text: a yes, unless it also says no. One that only says no may be about something else, or quote the message. */
const readText = (text: string, isYes = yes.test(text)): Outcome => (isYes && !no.test(text) ? "sent" : "unknown");

/** Reads what a property of an answer, and each within it, says of the outcome. That there is no failure says nothing. */
function readProperty([name, value]: [string, unknown]): Outcome[] {
  if (names.failure.test(name)) return [isNone(value) ? "unknown" : "refused"];
  const isSuccess = names.success.test(name);
  if (isSuccess && isNone(value)) return ["refused"];
  if (value && typeof value === "object") return Object.entries(value).flatMap(readProperty);
  const isAbout = isSuccess || names.status.test(name);
  if (isAbout && (Number(value) >= 400 || value === false || no.test(String(value)))) return ["refused"];
  return [isAbout && positive.test(String(value)) ? "sent" : readText(String(value))];
}

/**
 * Reads what an answer with a status of success says. Where it says neither yes nor no, the statuses 201 (Created) and 202 (Accepted)
 * say yes, and so does an answer with nothing in it.
 */
function readAnswer(text: string, status: number): Outcome {
  try {
    const answer: unknown = JSON.parse(text);
    if (answer && typeof answer === "object") {
      const said = new Set(Object.entries(answer).flatMap(readProperty));
      said.delete("unknown");
      if (said.size === 0 && (Object.keys(answer).length === 0 || [201, 202].includes(status))) return "sent";
      const [outcome = "unknown"] = said;
      return said.size > 1 ? "unknown" : outcome;
    }
  } catch {
    // Not JSON.
  }
  return text.trim() ? readText(text, yes.test(text) || positive.test(text)) : "sent";
}

/** Reads the outcome from what was said. */
async function outcomeOf(response: Response, isService: boolean): Promise<Outcome> {
  const { ok, status, type, redirected } = response;
  if (type === "opaqueredirect" || redirected || unknownStatuses.includes(status)) return "unknown";
  const text = await response.text();
  if (isService && ok) return readAnswer(text, status);
  if (isService && guardStatuses.includes(status) && /<[a-z!]/i.test(text)) return "unknown";
  if (!ok) return "refused";
  // Gatsby's root element: the page itself.
  return text.includes('id="___gatsby"') ? "unknown" : "sent";
}

/**
 * Posts a message, as a browser does without JavaScript. Never throws.
 *
 * @param service URL of a form service; without one, the page's own path, which Netlify watches
 */
export async function post(service: string | null, fields: [string, string][]): Promise<Outcome> {
  // Not `AbortSignal.timeout`, which older browsers lack (before Safari 16 and Chrome 103).
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
