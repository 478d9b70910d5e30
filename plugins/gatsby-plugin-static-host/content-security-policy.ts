import { createHash } from "node:crypto";
import { attributeOf, type Document, type Element, elementsNamed, insertMeta, textOf } from "./html-page";

/** Source lists by directive. */
type Policy = Record<string, string[]>;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Allows the empty `<style>` that styled-components fills. */
const emptyStyle = hashOf("");

const unique = (values: string[]) => [...new Set(values)].sort();

/** Whether the policy has to allow an inline script; JSON-LD and the like are data. */
const isRun = (script: Element) => ["", "module", "text/javascript"].includes(attributeOf(script, "type") ?? "");

const originOf = (url: string) => /^https?:\/\/[^/\s]+/.exec(url)?.[0];

/** Origins of other sites in an image's `src` and `srcset`. */
function imageOrigins(image: Element): string[] {
  const urls = [attributeOf(image, "src") ?? "", ...(attributeOf(image, "srcset") ?? "").split(/,\s+/)];
  return urls.flatMap((url) => originOf(url) ?? []);
}

/**
 * The policy source of a form's action, for the script that posts it: a URL or `'self'`; none for `method="dialog"`, which sends
 * nothing. Sources have no query, and a comma or a semicolon would end them.
 */
function formTarget(form: Element): string[] {
  if (attributeOf(form, "method")?.toLowerCase() === "dialog") return [];
  const action = attributeOf(form, "action") ?? "";
  if (!originOf(action)) return ["'self'"];
  const { origin, pathname } = new URL(action);
  return [`${origin}${pathname}`.replaceAll(";", "%3B").replaceAll(",", "%2C")];
}

/**
 * Where forms may be sent to. Chromium and WebKit check redirects, too (CSP Level 3, 6.4.1, since 2015; Firefox does not): a service
 * thanks on another address of its own, on that of its check against robots, or on the site's, so any secure one is allowed.
 */
function formActions(targets: string[]): string[] {
  if (targets.length === 0) return ["'none'"];
  return targets.some(originOf) ? ["'self'", "https:"] : targets;
}

const inlineScripts = (page: Document) =>
  elementsNamed(page, "script").filter((script) => isRun(script) && attributeOf(script, "src") === undefined);

/** Whether a page's policy refuses one of its own scripts or styles: something has changed the page after the build. */
export function isChanged(page: Document): boolean {
  const [policy = ""] = elementsNamed(page, "meta")
    .filter((meta) => attributeOf(meta, "http-equiv") === "Content-Security-Policy")
    .map((meta) => attributeOf(meta, "content"));
  const inline = [...inlineScripts(page), ...elementsNamed(page, "style")];
  return inline.some((element) => !policy.includes(hashOf(textOf(element))));
}

/**
 * Inserts into each page its policy, which allows only what is in the final HTML or on the site itself, and no style attributes. Images
 * and form actions are allowed site-wide, because client-side navigation keeps the first page's policy.
 *
 * `default-src` is `'self'` and not `'none'`, because Firefox checks `<link rel="prefetch">` against that directive alone.
 * Unused resource types are set to `'none'` by name.
 *
 * `style-src` and no `style-src-elem`, which Safari knows since 15.4 and Firefox since 108: an older browser would fall back to
 * `default-src` and drop all styles. Without `'unsafe-hashes'` it allows no style attributes, either.
 *
 * No `require-trusted-types-for 'script'`: react-helmet and React's hydration write to `innerHTML`.
 */
export function addPolicies(pages: readonly Document[]): void {
  const onAnyPage = (names: string[], sourcesOf: (element: Element) => string[]) =>
    unique(pages.flatMap((page) => elementsNamed(page, ...names).flatMap(sourcesOf)));
  const images = onAnyPage(["img", "source"], imageOrigins);
  const forms = onAnyPage(["form"], formTarget);
  const policyOf = (page: Document): Policy => ({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...unique(inlineScripts(page).map((script) => hashOf(textOf(script))))],
    "style-src": unique([...elementsNamed(page, "style").map((style) => hashOf(textOf(style))), emptyStyle]),
    "img-src": ["'self'", ...images],
    "connect-src": unique(["'self'", ...forms]),
    "frame-src": ["'none'"],
    "media-src": ["'none'"],
    "object-src": ["'none'"],
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": formActions(forms),
  });
  for (const page of pages) {
    const directives = Object.entries(policyOf(page)).map(([name, sources]) => [name, ...sources].join(" "));
    // Before everything that it restricts.
    insertMeta(page, { "http-equiv": "Content-Security-Policy", content: directives.join("; ") });
  }
}
