import type { ContentFile } from "./model";

type PageFile = Extract<ContentFile, `pages/${string}`>;

/**
 * The five routes, which the specification fixes, each with the file that holds its texts and the template that shows it.
 * `data/` does not hold them, so that no edit there breaks a link.
 */
export const routes: readonly { file: PageFile; path: string; template: string }[] = [
  { file: "pages/home.yaml", path: "/", template: "home" },
  { file: "pages/services.yaml", path: "/servicos", template: "services" },
  { file: "pages/contact.yaml", path: "/contato", template: "contact" },
  { file: "pages/terms.yaml", path: "/termos-de-uso", template: "legal" },
  { file: "pages/privacy.yaml", path: "/politica-de-privacidade", template: "legal" },
];

/** The site's address as machines read it: accents in the domain become Punycode, `https://xn--…`. */
export const machineOrigin = (siteUrl: string) => new URL(siteUrl).origin;

/** Canonical address of a page: no trailing slash but the home page's. */
export function pageUrl(siteUrl: string, path: string): string {
  return `${machineOrigin(siteUrl)}${path}`;
}

/** Where the picture of a page that social networks show is served: `/social/servicos.png`. */
export function socialImagePath(path: string): string {
  return `/social/${path.slice(1) || "inicio"}.png`;
}
