import { checkSources } from "../../gatsby-plugin-content-model/check-sources";
import type { ContentModel } from "../../gatsby-plugin-content-model/options";
import type { Check, Texts } from "./saving";

/** Texts as the bytes that would lie in the files. */
const bytesOf = (texts: Texts) => new Map([...texts].map(([file, text]) => [file, new TextEncoder().encode(text)]));

/** The build's own check of all files, the rules between them included; only photos are not looked at. */
export function checkOf(model: ContentModel): Check {
  return (texts) => checkSources(model, bytesOf(texts)).report.problems;
}

/** The details that still hold an example value. They are looked for in content without a problem only. */
export function examplesIn(model: ContentModel, texts: Texts) {
  return checkSources(model, bytesOf(texts)).report.examples;
}
