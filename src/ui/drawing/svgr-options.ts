/** How drawings become components, in the site and in the editor's preview: title and styles are for drawing programs, all else stays. */
export const svgrOptions = {
  babel: false,
  jsxRuntime: "automatic",
  svgoConfig: { plugins: ["removeTitle", "removeStyleElement", "removeXMLNS"] },
} as const;
