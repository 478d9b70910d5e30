import path from "node:path";

/** What the owner edits. */
export const dataDirectory = path.resolve("data");

/** Where Gatsby takes the content from: while the site is developed, a copy without the problems of the moment. */
export const contentDirectory = process.env.NODE_ENV === "development" ? path.resolve(".cache/content") : dataDirectory;
