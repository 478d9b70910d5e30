import { createHash } from "node:crypto";
import { attributeOf, type Document, type Element, elementsNamed, insertMeta, textOf } from "../html-page";

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
 * The policy source of a form's action: a URL or `'self'`; none for `method="dialog"`, which sends nothing. Sources have no
 * query, and a comma or a semicolon would end them.
 */
function formTarget(form: Element): string[] {
  if (attributeOf(form, "method")?.toLowerCase() === "dialog") return [];
  const action = attributeOf(form, "action") ?? "";
  if (!originOf(action)) return ["'self'"];
  const { origin, pathname } = new URL(action);
  return [`${origin}${pathname}`.replaceAll(";", "%3B").replaceAll(",", "%2C")];
}

/**
 * Inserts into each page its policy, which allows only what is in the final HTML or on the site itself, and no style attributes. Images
 * and form actions are allowed site-wide, because client-side navigation keeps the first page's policy.
 *
 * `default-src` is `'self'` and not `'none'`, because Firefox checks `<link rel="prefetch">` against that directive alone.
 * Unused resource types are set to `'none'` by name.
 *
 * No `require-trusted-types-for 'script'`: react-helmet and React's hydration write to `innerHTML`.
 */
export function addPolicies(pages: readonly Document[]): void {
  const onAnyPage = (names: string[], sourcesOf: (element: Element) => string[]) =>
    unique(pages.flatMap((page) => elementsNamed(page, ...names).flatMap(sourcesOf)));
  const images = onAnyPage(["img", "source"], imageOrigins);
  const forms = onAnyPage(["form"], formTarget);
  const inlineScripts = (page: Document) =>
    elementsNamed(page, "script").filter((script) => isRun(script) && attributeOf(script, "src") === undefined);

  const policyOf = (page: Document): Policy => ({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...unique(inlineScripts(page).map((script) => hashOf(textOf(script))))],
    "style-src-elem": unique([...elementsNamed(page, "style").map((style) => hashOf(textOf(style))), emptyStyle]),
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", ...images],
    "connect-src": unique(["'self'", ...forms]),
    "frame-src": ["'none'"],
    "media-src": ["'none'"],
    "object-src": ["'none'"],
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": forms.length > 0 ? forms : ["'none'"],
  });
  for (const page of pages) insertPolicy(page, policyOf(page));
}

/** Inserts a policy right after `<meta charset>`, so before everything that it restricts. */
function insertPolicy(page: Document, policy: Policy): void {
  const charset = elementsNamed(page, "meta").find((meta) => attributeOf(meta, "charset") !== undefined);
  if (!charset) throw new Error("A page has no <meta charset>, behind which its policy belongs.");
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(" "));
  insertMeta({ "http-equiv": "Content-Security-Policy", content: directives.join("; ") }, charset);
}
