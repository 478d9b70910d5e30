import { createHash } from "node:crypto";
import {
  attributeOf,
  createElement,
  type Document,
  type Element,
  elementsNamed,
  elementsOf,
  insertAfter,
  textOf,
} from "./page";

/** Directives by name, each with its sources. */
export type Policy = Record<string, string[]>;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Allows the empty `<style>` that styled-components fills by script. */
const emptyStyle = hashOf("");

const unique = (values: string[]) => [...new Set(values)].sort();

const orNone = (sources: string[]) => (sources.length > 0 ? sources : ["'none'"]);

/** Whether the browser runs a script element; JSON-LD and the like are data. */
const isRun = (script: Element) => ["", "module", "text/javascript"].includes(attributeOf(script, "type") ?? "");

const originOf = (address: string) => /^https?:\/\/[^/\s]+/.exec(address)?.[0];

/** Origins of the addresses in an image's `src` and `srcset` that are not the site's own. */
function imageOrigins(image: Element): string[] {
  const addresses = [attributeOf(image, "src") ?? "", ...(attributeOf(image, "srcset") ?? "").split(/,\s+/)];
  return addresses.flatMap((address) => originOf(address) ?? []);
}

/**
 * Where a form sends what was typed: one address, or `'self'`. Forms with `method="dialog"` send nothing. A query is no part of a
 * policy's source, and a comma or a semicolon would end it.
 */
function formTarget(form: Element): string[] {
  if (attributeOf(form, "method")?.toLowerCase() === "dialog") return [];
  const action = attributeOf(form, "action") ?? "";
  if (!originOf(action)) return ["'self'"];
  const { origin, pathname } = new URL(action);
  return [`${origin}${pathname}`.replaceAll(";", "%3B").replaceAll(",", "%2C")];
}

/**
 * The policy of each page: nothing runs, and nothing is loaded, that is not in the final HTML or on the site itself. Photos, style
 * attributes and the targets of forms are allowed site-wide, because a visitor who goes from page to page keeps the policy of the first.
 *
 * `default-src` is the site itself and not `'none'`: Firefox checks `<link rel="prefetch">`, by which Gatsby fetches pages ahead,
 * against that directive alone. What it would open is closed by name.
 *
 * `require-trusted-types-for 'script'` is left out: react-helmet and React's own hydration write to `innerHTML`.
 */
export function contentSecurityPolicies(pages: readonly Document[]): Policy[] {
  const onAnyPage = (names: string[], sourcesOf: (element: Element) => string[]) =>
    unique(pages.flatMap((page) => elementsNamed(page, ...names).flatMap(sourcesOf)));
  const images = onAnyPage(["img", "source"], imageOrigins);
  const forms = onAnyPage(["form"], formTarget);
  const styleAttributes = unique(
    pages.flatMap((page) => elementsOf(page).flatMap((element) => attributeOf(element, "style") ?? [])),
  ).map(hashOf);
  const inlineScripts = (page: Document) =>
    elementsNamed(page, "script").filter((script) => isRun(script) && attributeOf(script, "src") === undefined);

  return pages.map((page) => ({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...unique(inlineScripts(page).map((script) => hashOf(textOf(script))))],
    "style-src-elem": unique([...elementsNamed(page, "style").map((style) => hashOf(textOf(style))), emptyStyle]),
    "style-src-attr": styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
    "img-src": ["'self'", "data:", ...images],
    "connect-src": unique(["'self'", ...forms]),
    "frame-src": ["'none'"],
    "media-src": ["'none'"],
    "object-src": ["'none'"],
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": orNone(forms),
  }));
}

export function serializePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** Puts the policy into its page, before everything that it is about. It comes after the character set, which browsers look for first. */
export function setPolicy(document: Document, policy: Policy): void {
  const [head] = elementsNamed(document, "head");
  const charset = elementsNamed(document, "meta").find((meta) => attributeOf(meta, "charset") !== undefined);
  if (!head || !charset) throw new Error("A page has no <meta charset>, behind which its policy belongs.");
  const content = serializePolicy(policy);
  insertAfter(createElement("meta", { "http-equiv": "Content-Security-Policy", content }), charset);
}
