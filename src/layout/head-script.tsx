import { canonicalAddress } from "./canonical-address";
import { noticeDismissal } from "./notice-dismissal";
import { typeface } from "./typeface";

/** The script without line breaks and indentation, in a block of its own, so that its names stay out of the global scope. */
const inline = (...scripts: string[]) => `{${scripts.join("").replace(/\s*\n\s*/g, "")}}`;

/**
 * What has to run before the first paint, or right after it, as one inline script: the only one that holds the paint up. The policy allows it by its hash,
 * which the build computes.
 *
 * @param path the page's canonical path, `/servicos`
 */
export function headScript(path: string) {
  const text = inline(canonicalAddress, noticeDismissal, typeface);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; React would escape its quotes.
  return <script key="head-script" data-path={path} dangerouslySetInnerHTML={{ __html: text }} />;
}
