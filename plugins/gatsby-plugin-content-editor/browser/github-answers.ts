import { githubTexts as words } from "../texts";

/** An answer of GitHub's API, or of what stands between. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed body; `undefined` if it is not JSON. */
  body: unknown;
}

interface Fault {
  status: number;
  message: string;
  /** Type of a GraphQL error. */
  type: string;
  headers: Headers;
  isJson: boolean;
}

/** When a limit ends: https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function endOfLimit(headers: Headers, now: number): Date | undefined {
  const seconds = Number(headers.get("Retry-After"));
  if (seconds > 0) return new Date(now + seconds * 1000);
  const reset = Number(headers.get("X-RateLimit-Reset"));
  return reset > 0 ? new Date(reset * 1000) : undefined;
}

const isLimit = ({ status, message, type, headers }: Fault) =>
  status === 429 ||
  type === "RATE_LIMITED" ||
  (status === 403 &&
    (headers.get("X-RateLimit-Remaining") === "0" || headers.has("Retry-After") || /rate limit/i.test(message)));

/** What the owner can do about an answer that is no success: the first row that matches. */
const table: [(fault: Fault) => boolean, (fault: Fault, now: number) => string][] = [
  // A network that asks to sign in (RFC 6585, 6).
  [({ status }) => status === 511, () => words.network],
  [({ status }) => status >= 500, ({ status }) => words.fault(status)],
  [({ isJson }) => !isJson, () => words.network],
  [({ status }) => status === 401, () => words.invalidToken],
  [isLimit, ({ headers }, now) => words.limit(endOfLimit(headers, now))],
  [({ status, type }) => status === 409 || type === "STALE_DATA", () => words.moved],
  [({ status, type }) => status === 422 || type === "UNPROCESSABLE", ({ message }) => words.rule(message)],
  [({ status, type }) => status === 403 || type === "FORBIDDEN", () => words.noRight],
  [({ status, type }) => status === 404 || type === "NOT_FOUND", () => words.notFound],
  [() => true, ({ status, message }) => words.refused(status, message)],
];

/**
 * Says, in words for the owner, what an answer means and what he can do; `undefined` of a success. A GraphQL error comes with status 200:
 * https://docs.github.com/en/graphql/guides/using-graphql-clients-error-handling
 *
 * @param now the moment, in ms, from which a limit's seconds count
 */
export function explain({ status, headers, body }: Answer, now: number): string | undefined {
  const { message, errors } = (body ?? {}) as { message?: string; errors?: { type?: string; message?: string }[] };
  const [error] = Array.isArray(errors) ? errors : [];
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && body !== undefined && !error) return undefined;
  const fault = {
    status: isSuccess ? 200 : status,
    message: error?.message ?? message ?? "",
    type: error?.type ?? "",
    headers,
    isJson: body !== undefined,
  };
  return table.find(([matches]) => matches(fault))?.[1](fault, now);
}
