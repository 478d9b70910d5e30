import type { ContentFile } from "./model/content-files";

type PageFile = Extract<ContentFile, `pages/${string}`>;

export interface Route {
  file: PageFile;
  path: string;
  /** File in `src/templates`. */
  template: string;
  /** Name in the editor. */
  label: string;
  /** Whether the header links to it, too; the footer links to all pages. */
  inHeader?: boolean;
}

/**
 * The pages, in the order of the footer: the five of the specification. Not in `data/`, so that no edit there breaks a link.
 */
export const routes: readonly Route[] = [
  { file: "pages/home.yaml", path: "/", template: "home", label: "Página inicial", inHeader: true },
  { file: "pages/services.yaml", path: "/servicos", template: "services", label: "Página de serviços", inHeader: true },
  { file: "pages/contact.yaml", path: "/contato", template: "contact", label: "Página de contato", inHeader: true },
  { file: "pages/terms.yaml", path: "/termos-de-uso", template: "legal", label: "Termos de Uso" },
  { file: "pages/privacy.yaml", path: "/politica-de-privacidade", template: "legal", label: "Política de Privacidade" },
];

/** The site's origin, with the accents of a domain encoded. */
export const originOf = (siteUrl: string) => new URL(siteUrl).origin;

/** URL of a page, canonical, or of a file of the site: without a trailing slash, except for the home page. */
export const pageUrl = (siteUrl: string, path: string): string => `${originOf(siteUrl)}${path}`;

/** Path of the picture that chats and social networks show beside a link to a page. */
export const socialImagePath = "/social.png";

/** Path of the brand's mark, 192 × 192 pixels. */
export const markPath = "/apple-touch-icon.png";

/** Path of the contact card. */
export const contactCardPath = "/contato.vcf";
