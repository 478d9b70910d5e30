import { html, parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from "parse5";

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

/** Inserts a meta element after a sibling. */
export function insertMeta(attributes: Record<string, string>, previous: Element): void {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const parent = previous.parentNode as Tree.ParentNode;
  const meta = { ...tree.createElement("meta", html.NS.HTML, attrs), parentNode: parent };
  parent.childNodes.splice(parent.childNodes.indexOf(previous) + 1, 0, meta);
}

/** Whether Gatsby rendered the page. Other pages, such as a content editor's, are published unchanged, with their own policy. */
export const isRendered = (document: Document) =>
  elementsNamed(document, "div").some((element) => attributeOf(element, "id") === "___gatsby");
