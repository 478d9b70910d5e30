import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { type Facts, interpolate } from "../../plugins/gatsby-plugin-content-model/placeholders";
import { theme } from "../theme/theme";
import { Artwork } from "../ui/Artwork";
import { Mark } from "../ui/Mark";
import type { Business } from "./model";
import { socialImagePath } from "./routes";

/** Size in pixels that social networks ask for (Open Graph's usual 1.91:1). */
const size = { width: 1200, height: 630 };

const { colour } = theme;
const fromProject = createRequire(path.resolve("package.json"));

/** The page title without the brand after its bar, which the picture shows by its mark. */
const headline = (title: string) => title.split(" | ")[0] ?? title;

/** One of the site's drawings as the address of an image, in one colour. */
function drawingUrl(drawing: ReactElement, ink: string): string {
  const markup = renderToStaticMarkup(drawing)
    .replaceAll("currentColor", ink)
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    // A picture needs a size of its own where the page gives a box.
    .replace('width="100%" height="100%"', `width="${size.width}" height="${size.height}"`);
  return `data:image/svg+xml;base64,${Buffer.from(markup).toString("base64")}`;
}

function picture(business: Pick<Business, "brand" | "tagline">, title: string): ReactElement {
  const backdrop = drawingUrl(createElement(Artwork, { name: "flow" }), colour.drawing);
  const mark = drawingUrl(createElement(Mark, { size: 120 }), colour.onNavy);
  return createElement(
    "div",
    {
      style: {
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: 80,
        background: colour.navy,
        color: colour.onNavy,
        fontFamily: "Archivo",
      },
    },
    createElement("img", { src: backdrop, ...size, style: { position: "absolute", top: 0, left: 0, opacity: 0.35 } }),
    createElement(
      "div",
      { style: { display: "flex", alignItems: "center", gap: 24, fontSize: 40, fontWeight: 500 } },
      createElement("img", { src: mark, width: 96, height: 96 }),
      `${business.brand} ${business.tagline}`,
    ),
    createElement(
      "div",
      { style: { display: "flex", maxWidth: 900, fontSize: 76, fontWeight: 800, lineHeight: 1.1 } },
      title,
    ),
    createElement("div", { style: { display: "flex", width: 160, height: 8, background: colour.amber } }),
  );
}

/** Turns a picture into a PNG. Text becomes outlines of the site's own typeface, so that the build needs no installed font. */
async function render(element: ReactElement): Promise<Buffer> {
  // Loaded here, because most builds have nothing to draw.
  const { default: satori } = await import("satori");
  const font = async (weight: 500 | 800) => ({
    name: "Archivo",
    weight,
    data: await readFile(fromProject.resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`)),
  });
  const svg = await satori(element, { ...size, fonts: [await font(500), await font(800)] });
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/**
 * Draws the picture that social networks show for each page, from the brand's own drawings and the page's title, as a PNG below
 * `directory`. A title may quote facts.
 *
 * @param drawn remembers from build to build what was drawn: a picture that would come out the same is left as it is
 */
export async function writeSocialImages(
  directory: string,
  business: Pick<Business, "brand" | "tagline">,
  pages: readonly { path: string; title: string }[],
  facts: Facts,
  drawn: Pick<GatsbyCache, "get" | "set">,
): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      const element = picture(business, headline(interpolate(page.title, facts)));
      const digest = createHash("sha256").update(JSON.stringify(element)).digest("hex");
      const file = path.join(directory, socialImagePath(page.path));
      if (existsSync(file) && (await drawn.get(file)) === digest) return;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await render(element));
      await drawn.set(file, digest);
    }),
  );
}
