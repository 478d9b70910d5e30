import { canonicalAddress } from "./canonical-address";
import { noticeDismissal } from "./notice-dismissal";
import { typeface } from "./typeface";

/** Minifies white space, and wraps the script in a block to keep its names out of the global scope. */
const inline = (...scripts: string[]) => `{${scripts.join("").replace(/\s*\n\s*/g, "")}}`;

/**
 * The only render-blocking script: what must run before the first paint or right after it. The policy allows it by its hash,
 * which the build computes.
 *
 * @param path the page's canonical path, `/servicos`; none if the HTML serves several pages
 */
export function headScript(path?: string) {
  const text = inline(canonicalAddress, noticeDismissal, typeface);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; React would escape its quotes.
  return <script key="head-script" data-path={path} dangerouslySetInnerHTML={{ __html: text }} />;
}
