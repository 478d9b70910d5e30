import { type Policy, serialize } from "./content-security-policy";

/** Headers for a path, or, where that ends with `*`, for all that begin with it. No path gets a header twice. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Two years, in seconds, as the browsers' lists of secure sites ask; subdomains are not ours to speak for. */
const strictTransportSecurity = "max-age=63072000";

/** Nothing on the site asks for any of these. */
const unusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"];

const everywhere = {
  "Strict-Transport-Security": strictTransportSecurity,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
};

/** For files whose name changes with their content: a year, in seconds. */
const immutable = "public, max-age=31536000, immutable";

/** For what keeps its name: shown only after asking whether it is still the same. */
const revalidated = "public, max-age=0, must-revalidate";

interface Site {
  /** Each page with its policy. */
  pages: readonly { route: string; policy: Policy }[];
  /** Scripts in the root of the site whose names hold a hash of their content: `/app-2ebd2a548e1619a13675.js`. */
  hashedScripts: readonly string[];
  /** Policy of the content editor, where it is published. */
  editorPolicy?: string | undefined;
}

/** All headers that the site asks its host to send. */
export function headerRules({ pages, hashedScripts, editorPolicy }: Site): HeaderRule[] {
  return [
    { path: "/*", headers: everywhere },
    ...pages.map(({ route, policy }) => ({
      path: route,
      headers: {
        "Content-Security-Policy": serialize(policy),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cache-Control": revalidated,
      },
    })),
    { path: "/page-data/*", headers: { "Cache-Control": revalidated } },
    { path: "/static/*", headers: { "Cache-Control": immutable } },
    ...hashedScripts.map((path) => ({ path, headers: { "Cache-Control": immutable } })),
    ...(editorPolicy
      ? [{ path: "/admin/*", headers: { "Content-Security-Policy": editorPolicy, "X-Robots-Tag": "noindex" } }]
      : []),
  ];
}

/** The rules that fit a path. */
export function rulesFor(rules: readonly HeaderRule[], path: string): HeaderRule[] {
  return rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
}

/** The headers of a path: those of all rules that fit it. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign({}, ...rulesFor(rules, path).map(({ headers }) => headers));
}
