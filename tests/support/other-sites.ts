import path from "node:path";

/** Folders of the sites that the tests build beside the project's own: each has its `public/` and its `data/`. */
export const otherSites = {
  /** Another business, with long texts, whose form opens a chat. */
  otherBusiness: path.resolve("test-results/sites/other-business"),
  /** The project's content, whose form delivers by a service; without two of the machines. */
  delivering: path.resolve("test-results/sites/delivering"),
};

/** The form service of the tests. */
export const formService = { url: "https://forms.example/f/abc", host: "forms.example" };
