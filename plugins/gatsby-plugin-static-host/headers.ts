/** HSTS for two years, as https://hstspreload.org recommends; without subdomains, which may not be ours. */
const strictTransportSecurity = "max-age=63072000";

const unusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"];

/**
 * For every response, as far as the host sets it. The policy has only what a meta element can't set. The rest is in
 * each page (`content-security-policy.ts`), so that no header depends on a page, and each variant of its URL has the policy.
 *
 * No `Cross-Origin-Opener-Policy`: the browser learns of it with the response and then moves the page into another process, which delays
 * the first paint by 32 to 91 ms, for a site that has no session to protect.
 */
export const everywhere: Record<string, string> = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": strictTransportSecurity,
  "X-Content-Type-Options": "nosniff",
};

/** `Cache-Control` of files with a content hash in their address: one year. */
export const immutable = "public, max-age=31536000, immutable";

/** `Cache-Control` of others: the default of Netlify and Cloudflare Pages, for which no rule says it. */
export const revalidated = "public, max-age=0, must-revalidate";

/**
 * The `_headers` file for Netlify and Cloudflare Pages. No two rules set the same header for a path, since hosts join two values
 * with a comma.
 *
 * @param hashedScripts paths of the scripts with a content hash: `/app-2ebd2a548e1619a13675.js`
 */
export function headersFile(hashedScripts: readonly string[]): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  const cached = ["/static/*", "/data/*", ...hashedScripts].map((path) => rule(path, { "Cache-Control": immutable }));
  return [rule("/*", everywhere), ...cached].join("\n");
}
