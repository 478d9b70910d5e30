import type { ContentFile } from "./model/content-files";

type PageFile = Extract<ContentFile, `pages/${string}`>;

/**
 * The five routes, fixed by the specification, with the content file and the template of each. Not in `data/`, so that no edit
 * there breaks a link.
 */
export const routes: readonly { file: PageFile; path: string; template: string }[] = [
  { file: "pages/home.yaml", path: "/", template: "home" },
  { file: "pages/services.yaml", path: "/servicos", template: "services" },
  { file: "pages/contact.yaml", path: "/contato", template: "contact" },
  { file: "pages/terms.yaml", path: "/termos-de-uso", template: "legal" },
  { file: "pages/privacy.yaml", path: "/politica-de-privacidade", template: "legal" },
];

/** The site's origin in Punycode: `https://xn--…`. */
export const machineOrigin = (siteUrl: string) => new URL(siteUrl).origin;

/** URL of a page, canonical, or of a file of the site: without a trailing slash, except for the home page. */
export const pageUrl = (siteUrl: string, path: string): string => `${machineOrigin(siteUrl)}${path}`;

/** Path of the picture that chats and social networks show beside a link to a page. */
export const socialImagePath = "/social.png";

/** Path of the contact card. */
export const contactCardPath = "/contato.vcf";
