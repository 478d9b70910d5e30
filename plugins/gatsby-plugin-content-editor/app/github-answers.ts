import { githubTexts as words } from "../texts";

/** An answer of GitHub's API, or of what stands between. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed body; `undefined` if it is not JSON. */
  body: unknown;
}

/** What an answer that is no success means. */
export interface Fault {
  /** Says to the owner what has happened, and what he can do. */
  message: string;
  /** Whether GitHub has refused, so that nothing can have come of the request. */
  isCertain: boolean;
  /** What the editor answers by itself: a token that is not valid or lacks a right, or a branch that has another commit by now. */
  kind?: "token" | "moved" | undefined;
}

/** What a GraphQL answer may carry beside its data: https://spec.graphql.org/draft/#sec-Errors */
interface GraphQlError {
  type?: string;
  message?: string;
}

interface Refusal {
  status: number;
  headers: Headers;
  /** GitHub's own words. */
  reason: string;
  type: string;
  isJson: boolean;
}

/** Types of GraphQL errors with which GitHub refuses a request; any other may come from a request that it has carried out. */
const refusals: readonly string[] = ["FORBIDDEN", "UNPROCESSABLE", "STALE_DATA", "NOT_FOUND", "RATE_LIMITED"];

/** What GitHub says of a token that lacks a right; all its other refusals with the same status have another cause. */
const noRight = "Resource not accessible by personal access token";

/** When a limit ends: https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function endOfLimit(headers: Headers, now: number): Date | undefined {
  const seconds = Number(headers.get("Retry-After"));
  if (seconds > 0) return new Date(now + seconds * 1000);
  const reset = Number(headers.get("X-RateLimit-Reset"));
  return reset > 0 ? new Date(reset * 1000) : undefined;
}

const isLimit = ({ status, reason, type, headers }: Refusal) =>
  status === 429 ||
  type === "RATE_LIMITED" ||
  (status === 403 &&
    (headers.get("X-RateLimit-Remaining") === "0" || headers.has("Retry-After") || /rate limit/i.test(reason)));

/** The first row that matches says what a refusal is, and what the owner can do about it. */
const table: readonly [(refusal: Refusal) => boolean, (refusal: Refusal, now: number) => string, Fault["kind"]?][] = [
  // A network that asks to sign in (RFC 6585, 6).
  [({ status }) => status === 511, () => words.network],
  [({ status }) => status >= 500, ({ status }) => words.fault(status)],
  [({ isJson }) => !isJson, () => words.network],
  [({ status }) => status === 401, () => words.invalidToken, "token"],
  [isLimit, ({ headers }, now) => words.limit(endOfLimit(headers, now))],
  [({ status, type }) => status === 409 || type === "STALE_DATA", () => words.moved, "moved"],
  [({ status, type }) => status === 422 || type === "UNPROCESSABLE", ({ reason }) => words.rule(reason)],
  [({ reason }) => reason === noRight, () => words.noRight, "token"],
  [({ status, type }) => status === 404 || type === "NOT_FOUND", () => words.notFound],
  [({ status, type }) => status === 200 && type !== "FORBIDDEN", ({ reason }) => words.untyped(reason)],
  [() => true, ({ reason }) => words.refusal(reason)],
];

/**
 * Says what an answer means that is no success; `undefined` of a success. A GraphQL error comes with status 200:
 * https://docs.github.com/en/graphql/guides/using-graphql-clients-error-handling
 *
 * @param now the moment, in ms, from which a limit's seconds count
 */
export function explain({ status, headers, body }: Answer, now: number): Fault | undefined {
  const { message, errors } = (body ?? {}) as { message?: string; errors?: readonly (GraphQlError | null)[] };
  const [error] = Array.isArray(errors) ? errors : [];
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && body !== undefined && !error) return undefined;
  const refusal: Refusal = {
    status: isSuccess ? 200 : status,
    headers,
    reason: error?.message ?? message ?? "",
    type: error?.type ?? "",
    isJson: body !== undefined,
  };
  const [, text, kind] = table.find(([matches]) => matches(refusal)) ?? [];
  const isCertain = refusal.isJson && (isSuccess ? refusals.includes(refusal.type) : status < 500);
  return { message: text?.(refusal, now) ?? "", isCertain, kind };
}
