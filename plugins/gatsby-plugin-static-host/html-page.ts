import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { html, parse, serialize, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from "parse5";

/* The HTML of a finished build. */

export type Document = Tree.Document;
export type Element = Tree.Element;

/** Parses a page with scripting disabled, so that the content of `noscript` is parsed as elements. */
export const parsePage = (source: string): Document => parse(source, { scriptingEnabled: false });

/** All elements of a document, in document order. */
export function elementsOf(document: Document): Element[] {
  const elements: Element[] = [];
  const visit = (node: Tree.Node) => {
    if (tree.isElementNode(node)) elements.push(node);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(document);
  return elements;
}

export const elementsNamed = (document: Document, ...names: string[]): Element[] =>
  elementsOf(document).filter(({ tagName }) => names.includes(tagName));

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The text of an element's own text nodes, such as a script's source. */
export const textOf = (element: Element): string =>
  element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("");

/** Inserts a meta element right after `<meta charset>`, so before everything else. */
export function insertMeta(page: Document, attributes: Record<string, string>): void {
  const charset = elementsNamed(page, "meta").find((meta) => attributeOf(meta, "charset") !== undefined);
  if (!charset) throw new Error("A page has no <meta charset>, behind which the site's own belong.");
  const parent = charset.parentNode as Tree.ParentNode;
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const meta = { ...tree.createElement("meta", html.NS.HTML, attrs), parentNode: parent };
  parent.childNodes.splice(parent.childNodes.indexOf(charset) + 1, 0, meta);
}

/** Whether Gatsby rendered the page. Other pages, such as a content editor's, are published unchanged, with their own policy. */
const isRendered = (document: Document) =>
  elementsNamed(document, "div").some((element) => attributeOf(element, "id") === "___gatsby");

/**
 * Changes all pages that Gatsby has rendered.
 *
 * @param directory the finished build, `public/`
 * @param change gets all pages at once, parsed, and changes them in place
 */
export function changePages(directory: string, change: (pages: Document[]) => void): void {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  const pages = files
    .sort()
    .map((file) => path.join(directory, file))
    .map((place) => ({ place, document: parsePage(readFileSync(place, "utf8")) }))
    .filter(({ document }) => isRendered(document));
  change(pages.map(({ document }) => document));
  for (const { place, document } of pages) writeFileSync(place, serialize(document));
}
