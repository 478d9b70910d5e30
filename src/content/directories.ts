import path from "node:path";

/** The content that the owner edits. */
export const dataDirectory = path.resolve("data");

/** The copy that `gatsby develop` reads: the last content without problems. */
export const contentCopy = path.resolve(".cache/content");

/** The folder that Gatsby reads. */
export const contentDirectory = process.env.NODE_ENV === "development" ? contentCopy : dataDirectory;
