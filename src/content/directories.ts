import path from "node:path";

/** What the owner edits. */
export const dataDirectory = path.resolve("data");

/** The copy that the development server makes its pages from: the last content without a problem. */
export const contentCopy = path.resolve(".cache/content");

/** Where Gatsby takes the content from. */
export const contentDirectory = process.env.NODE_ENV === "development" ? contentCopy : dataDirectory;
