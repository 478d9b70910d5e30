/** Headers for a path, or, where that ends with `*`, for all that begin with it. No path gets a header twice. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Two years, in seconds, as the browsers' lists of secure sites ask; subdomains are not ours to speak for. */
const strictTransportSecurity = "max-age=63072000";

/** Features that a brochure site never asks a visitor for. */
const unusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"];

/**
 * Sent with every answer, errors and redirects included. The policy is only what a meta element can't say: the rest stands in each page
 * (`content-security-policy.ts`), so no header depends on a page, and no address of a page is without its policy.
 *
 * The window is isolated from those that open it, not from those that it opens: a content editor signs in through one.
 */
export const everywhere: Record<string, string> = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": strictTransportSecurity,
  "X-Content-Type-Options": "nosniff",
};

/** `Cache-Control` of files whose name changes with their content: a year, in seconds. */
export const immutable = "public, max-age=31536000, immutable";

/**
 * `Cache-Control` of everything else: shown only after asking whether it is still the same. Netlify and Cloudflare Pages send this unasked,
 * so no rule says it.
 */
export const revalidated = "public, max-age=0, must-revalidate";

/**
 * The headers that the site asks its host to send.
 *
 * @param hashedScripts scripts in the root of the site whose names hold a hash of their content: `/app-2ebd2a548e1619a13675.js`
 */
export function headerRules(hashedScripts: readonly string[]): HeaderRule[] {
  const cached = ["/static/*", ...hashedScripts];
  return [
    { path: "/*", headers: everywhere },
    ...cached.map((path) => ({ path, headers: { "Cache-Control": immutable } })),
  ];
}

/** The headers of a path: those of all rules that fit it. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fits = (rule: HeaderRule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  return Object.assign({}, ...rules.filter(fits).map(({ headers }) => headers));
}
