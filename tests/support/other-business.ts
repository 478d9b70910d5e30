import path from "node:path";

/** Folder of another business's site: its `public/` and its `data/`, which is that of `tests/other-business` with what is below. */
export const otherBusinessSite = path.resolve("test-results/other-business");

/** The two built sites, by folder, for `describe.each`. */
export const builtSites = [
  ["The site", "."],
  ["The site of another business", otherBusinessSite],
] as const;

/** The service that takes the messages of its form. */
export const formService = { url: "https://forms.example/f/abc", host: "forms.example" };

/** A photo of its owner, as an upright phone stores it, in the colours of a printer. */
export const ownPhoto = { url: "fotos/balcao.jpg", alt: "O balcão." };

/** A photo of its technician: a JPEG of a common phone, whose scan header libjpeg warns of. */
export const technicianPhoto = path.resolve("tests/photos/odd-scan-header.jpg");

/** Path of the page that a recipe of CONTRIBUTING.md has added. */
export const addedRoute = "/trabalhos";
