const mappingAsText = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/;

/**
 * The page with Gatsby's table of scripts as an object. Gatsby 5 writes it as a text; its loader finds nothing in that, and never
 * fetches the script of a page that a link leads to ahead of time.
 */
export function withChunkMapping(html: string): string {
  return html.replace(mappingAsText, (_, text: string) => `window.___chunkMapping=${JSON.parse(text)}`);
}
