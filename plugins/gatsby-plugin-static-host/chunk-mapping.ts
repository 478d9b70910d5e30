import { type Document, elementsNamed, setText, textOf } from "./page";

const mappingAsText = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/;

/**
 * Turns Gatsby's table of scripts from a text into an object. Gatsby 5 writes `window.___chunkMapping` as a JSON text; its loader
 * finds nothing in that, so it prefetches the data of linked pages and never their scripts.
 */
export function mendChunkMapping(document: Document): void {
  for (const script of elementsNamed(document, "script")) {
    const source = textOf(script);
    if (!mappingAsText.test(source)) continue;
    setText(
      script,
      source.replace(mappingAsText, (_, text: string) => `window.___chunkMapping=${JSON.parse(text)}`).trim(),
    );
  }
}
