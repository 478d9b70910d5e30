import { fontFaces } from "../theme/font-faces";
import { globalStyles } from "../theme/global-styles";

/** The styles of `gatsby-ssr.tsx` again, for `gatsby develop`: its HTML is made once, and a change of a token would not be seen. */
export function StaticStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own; React would escape their quotes.
  return <style dangerouslySetInnerHTML={{ __html: fontFaces + globalStyles }} />;
}
