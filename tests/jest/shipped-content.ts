import { readContent } from "../../src/content/validate";
import { dataDirectory } from "./edited-content";

/** The content that ships with the site, whole. */
export function shippedContent() {
  const { content } = readContent(dataDirectory);
  if (!content) throw new Error("The content in data/ has a problem");
  return content;
}
