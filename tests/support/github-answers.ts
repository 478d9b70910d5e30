const refused = (status: number, message: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { message, documentation_url: "https://docs.github.com/rest", status: `${status}` },
});

/** A GraphQL error, which comes with status 200. */
export const graphQlError = (type: string, message: string) => ({
  status: 200,
  json: { data: { createCommitOnBranch: null }, errors: [{ type, path: ["createCommitOnBranch"], message }] },
});

/** Answers that are no success, in GitHub's form (https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api). */
export const answers = {
  invalidToken: refused(401, "Bad credentials"),
  noRight: refused(403, "Resource not accessible by personal access token"),
  primaryLimit: refused(403, "API rate limit exceeded for user ID 1.", {
    "X-RateLimit-Limit": "5000",
    "X-RateLimit-Remaining": "0",
    "X-RateLimit-Reset": `${Date.UTC(2026, 10, 27, 18, 30) / 1000}`,
  }),
  secondaryLimit: refused(
    403,
    "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
    { "Retry-After": "60" },
  ),
  tooMany: refused(429, "You have exceeded a secondary rate limit.", { "Retry-After": "120" }),
  renamed: refused(404, "Not Found"),
  conflict: refused(409, "Git Repository is busy."),
  rule: graphQlError("UNPROCESSABLE", "Changes must be made through a pull request."),
  forbidden: graphQlError("FORBIDDEN", "Resource not accessible by personal access token"),
  limitOfQueries: graphQlError("RATE_LIMITED", "API rate limit exceeded for user ID 1."),
  untyped: {
    status: 200,
    json: { data: null, errors: [{ message: "Something went wrong while executing your query." }] },
  },
  archived: refused(403, "Repository was archived so is read-only."),
  singleSignOn: graphQlError(
    "FORBIDDEN",
    "Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.",
  ),
  addressList: refused(
    403,
    "Although you appear to have the correct authorization credentials, the `dona` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.",
  ),
  lifetime: refused(
    403,
    "The 'dona' organization forbids access via a fine-grained personal access tokens if the token's lifetime is greater than 366 days.",
  ),
  suspended: refused(403, "Sorry. Your account was suspended."),
  unverified: graphQlError("FORBIDDEN", "At least one email address must be verified to do that."),
  blocked: refused(403, "Repository access blocked"),
  unavailable: { status: 503, json: { message: "Service Unavailable" } },
  brokenGateway: {
    status: 502,
    contentType: "text/html",
    body: "<html><title>Unicorn! &middot; GitHub</title></html>",
  },
  networkThatAsks: { status: 511, contentType: "text/html", body: "<html>Bem-vindo ao hotel</html>" },
  network: { status: 200, contentType: "text/html", body: "<html>Bem-vindo ao hotel</html>" },
} as const;
