import { createHash } from "node:crypto";
import { elementsOf, type PageElement } from "./built-page";

/** Directives by name, each with its sources. */
export type Policy = Record<string, string[]>;

/** What a page runs and looks like inline, by the hashes that its policy has to name. */
interface Inline {
  scripts: string[];
  styles: string[];
  styleAttributes: string[];
  imageOrigins: string[];
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** styled-components adds its rules, by script, to a style element that was empty when the policy was asked. */
const emptyStyle = hashOf("");

const unique = (values: string[]) => [...new Set(values)].sort();

/** Whether a script element is run, and not data for others to read, such as JSON-LD. */
const isRun = ({ attributes }: PageElement) => ["", "module", "text/javascript"].includes(attributes.get("type") ?? "");

/** Origins of the addresses in an image's `src` and `srcset` that are not the site's own. */
function foreignOrigins({ attributes }: PageElement): string[] {
  const addresses = [attributes.get("src") ?? "", ...(attributes.get("srcset") ?? "").split(/,\s+/)];
  return addresses.flatMap((address) => /^https?:\/\/[^/\s]+/.exec(address)?.[0] ?? []);
}

function inlineOf(html: string): Inline {
  const elements = elementsOf(html);
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  return {
    scripts: named("script")
      .filter((script) => isRun(script) && !script.attributes.has("src"))
      .map(({ text }) => hashOf(text)),
    styles: named("style").map(({ text }) => hashOf(text)),
    styleAttributes: elements.flatMap(({ attributes }) => attributes.get("style") ?? []).map(hashOf),
    imageOrigins: named("img", "source").flatMap(foreignOrigins),
  };
}

/**
 * The policy of each page: nothing runs, and nothing is loaded, that was not in the final HTML or on the site itself. Images may also
 * come from the hosts that any page of the site shows photos of: who goes from page to page keeps the policy of the first.
 *
 * `require-trusted-types-for 'script'` is left out: react-helmet and React's own hydration write to `innerHTML`.
 */
export function contentSecurityPolicies(pages: readonly string[]): Policy[] {
  const inlines = pages.map(inlineOf);
  const imageOrigins = unique(inlines.flatMap((inline) => inline.imageOrigins));
  const styleAttributes = unique(inlines.flatMap((inline) => inline.styleAttributes));
  return inlines.map(({ scripts, styles }) => ({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...unique(scripts)],
    "style-src-elem": unique([...styles, emptyStyle]),
    "style-src-attr": styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
    "img-src": ["'self'", "data:", ...imageOrigins],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  }));
}

export function serialize(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** What browsers ignore, and complain about, in a policy that stands in the page itself. */
const headerOnly = ["frame-ancestors"];

const metaElement = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/** The page with its policy in it, for hosts that send no headers: before all else that the policy is about. */
export function withPolicy(html: string, policy: Policy): string {
  const inPage = Object.fromEntries(Object.entries(policy).filter(([directive]) => !headerOnly.includes(directive)));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${serialize(inPage)}">`;
  return html.replace(metaElement, "").replace(/<head>(<meta charset="utf-8"\/?>)?/i, `$&${meta}`);
}
