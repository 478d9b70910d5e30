import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { ReactElement } from "react";
import sharp from "sharp";
import { type Facts, interpolate } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { theme } from "../../theme/theme";
import type { Business } from "../model/content-files";
import { socialImagePath } from "../routes";
import { socialImage } from "./SocialImage";

const fromProject = createRequire(path.resolve("package.json"));

/** A page's texts for its image. */
export interface PictureText {
  path: string;
  title: string;
  /** The home page's hero; every image shows its region and its drawing. */
  hero?: { eyebrow: string; heading: string; temperature: string };
  /** Heading of the other pages. */
  heading?: string;
}

/** The page's heading, or its title without the brand after the bar. */
const headline = ({ hero, heading, title }: PictureText) => hero?.heading ?? heading ?? title.split(" | ")[0] ?? title;

/** The brand's mark on navy, as a PNG of 192 × 192 pixels, for home screens and the contact card. */
export async function markPicture(): Promise<Buffer> {
  return sharp(path.resolve("static/favicon.svg"), { density: 600 }).resize(192).png({ palette: true }).toBuffer();
}

/** Renders an element to PNG. Text becomes outlines of the site's typeface, so that the build needs no installed font. */
async function render(element: ReactElement): Promise<Buffer> {
  // Imported dynamically: `gatsby develop` draws nothing.
  const { default: satori } = await import("satori");
  const font = async (weight: 500 | 800) => ({
    name: "Archivo",
    weight,
    data: await readFile(fromProject.resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`)),
  });
  const svg = await satori(element, { ...theme.socialImage, fonts: [await font(500), await font(800)] });
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Draws the Open Graph image of each page as a PNG below `directory`. Texts are interpolated. */
export async function writeSocialImages(
  directory: string,
  business: Pick<Business, "brand" | "tagline">,
  pages: readonly PictureText[],
  facts: Facts,
): Promise<void> {
  const hero = pages.find((page) => page.hero)?.hero;
  const shared = {
    name: `${business.brand} ${business.tagline}`,
    region: interpolate(hero?.eyebrow ?? "", facts),
    temperature: hero?.temperature ?? "",
  };
  await Promise.all(
    pages.map(async (page) => {
      const element = socialImage({ ...shared, heading: interpolate(headline(page), facts) });
      const file = path.join(directory, socialImagePath(page.path));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await render(element));
    }),
  );
}
