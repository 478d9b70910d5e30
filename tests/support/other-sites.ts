import path from "node:path";

/** Folders of the sites that the tests build beside the project's own: each has its `public/` and its `data/`. */
export const otherSites = {
  /** The content of `other-business/`: another business, with long texts, whose form opens a chat. */
  otherBusiness: path.resolve("test-results/sites/other-business"),
  /** The project's content, changed by its owner and a developer, with an editor, and a form that delivers by a service. */
  changed: path.resolve("test-results/sites/changed"),
};

/** The form service of the changed site. */
export const formService = { url: "https://forms.example/f/abc", host: "forms.example" };

/** A photo of the changed site's owner, as an upright phone stores it, in the colours of a printer. */
export const ownPhoto = { url: "fotos/balcao.jpg", alt: "O balcão." };

/** The section that a developer has added to the changed site's home page. */
export const ownSection = { heading: "Quem atende", text: "O dono, {legalName}, vem em pessoa." };
