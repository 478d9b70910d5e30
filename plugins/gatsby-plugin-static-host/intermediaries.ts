import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from "parse5";
import { attributeOf, type Document, elementsNamed } from "./html-page";

/**
 * Asks who stands between host and visitor to leave a page alone, by what they document.
 *
 * Cloudflare, before any site that is behind it: replaces mail addresses by links to a page of its own, on by default, but not between
 * `email_off` comments (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/); and, if Rocket Loader is
 * on, loads scripts in its own way, but not those with `data-cfasync="false"`
 * (https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/). Both would change the page before
 * React takes it over. Its Auto Minify is gone since August 2024.
 *
 * Not `Cache-Control: no-transform`: with it, proxies do not compress the page, either.
 */
export function askIntermediaries(page: Document): void {
  for (const script of elementsNamed(page, "script")) {
    // Others are data.
    if (attributeOf(script, "type")?.includes("json")) continue;
    script.attrs.push({ name: "data-cfasync", value: "false" });
  }
  // Around the whole body; React manages only an element within it.
  for (const body of elementsNamed(page, "body")) {
    const comment = (data: string): Tree.CommentNode => ({ ...tree.createCommentNode(data), parentNode: body });
    body.childNodes.unshift(comment("email_off"));
    body.childNodes.push(comment("/email_off"));
  }
}
