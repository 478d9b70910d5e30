import { fontFaces } from "../theme/font-faces";
import { globalStyles } from "../theme/global-styles";

/**
 * The styles of `gatsby-ssr.tsx` where that does not make the page: in the editor's preview; and in `gatsby develop`, whose HTML is made once,
 * so that a change of a token would not be seen.
 */
export function StaticStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own; React would escape their quotes.
  return <style dangerouslySetInnerHTML={{ __html: fontFaces + globalStyles }} />;
}
