import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** A page as it lies in `public/`. */
export interface BuiltPage {
  /** Path of its route: `/servicos`. */
  route: string;
  file: string;
  html: string;
}

/** All pages of a build: the folders of `public/` that hold an `index.html`, and nothing of the content editor. */
export function builtPages(publicDirectory: string): BuiltPage[] {
  return readdirSync(publicDirectory, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html" && file.split(path.sep)[0] !== "admin")
    .map((relative) => {
      const file = path.join(publicDirectory, relative);
      const folder = path.dirname(relative).split(path.sep).join("/");
      return { route: folder === "." ? "/" : `/${folder}`, file, html: readFileSync(file, "utf8") };
    });
}

/** An element of a page: its name, its attributes and the text right within it. */
export interface PageElement {
  name: string;
  attributes: Map<string, string>;
  text: string;
}

/** All elements of a document, in their order, with those that only browsers without script show. */
export function elementsOf(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ("tagName" in node) {
      elements.push({
        name: node.tagName,
        attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
      });
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { scriptingEnabled: false }));
  return elements;
}
