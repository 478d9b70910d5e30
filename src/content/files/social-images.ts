import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { type Facts, interpolate } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { theme } from "../../theme/theme";
import { ColdRoom, coldRoomSize, display } from "../../ui/drawing/ColdRoom";
import { drawingStyles } from "../../ui/drawing/Drawing.styles";
import { Mark } from "../../ui/Mark";
import type { Business } from "../model";
import { socialImagePath } from "../routes";

/** Size in pixels of Open Graph images (1.91:1). */
const size = { width: 1200, height: 630 };

const { colour } = theme;
const fromProject = createRequire(path.resolve("package.json"));

/** A page's texts for its image. */
export interface PictureText {
  path: string;
  title: string;
  /** The home page's hero; every image shows its region and its drawing. */
  hero?: { eyebrow: string; heading: string; drawing: { temperature: string } };
  /** Heading of the other pages. */
  heading?: string;
}

/** The page's heading, or its title without the brand after the bar. */
const promise = ({ hero, heading, title }: PictureText) => hero?.heading ?? heading ?? title.split(" | ")[0] ?? title;

/** Thicker lines, since the image is mostly shown small. */
const strongLines = `${drawingStyles} svg { stroke-width: 2; } .outline { stroke-width: 2.5; }`;

/** A drawing as a data URL, in one colour. */
function drawingUrl(drawing: ReactElement, ink: string, styles = ""): string {
  const markup = renderToStaticMarkup(drawing)
    .replaceAll("currentColor", ink)
    .replace(/<svg ([^>]*)>/, `<svg xmlns="http://www.w3.org/2000/svg" $1><style>${styles}</style>`);
  return `data:image/svg+xml;base64,${Buffer.from(markup).toString("base64")}`;
}

/** Margin and maximum width of the text, in pixels. */
const margin = 64;
const textWidth = size.width * 0.6 - margin - 40;

/** Pixels per unit of the drawing, and its left edge; it ends at the right edge. */
const scale = 0.74;
const room = {
  width: coldRoomSize.width * scale,
  height: coldRoomSize.height * scale,
  left: size.width - coldRoomSize.width * scale,
  top: 150,
};

const column = { display: "flex", flexDirection: "column" } as const;

function picture(
  business: Pick<Business, "brand" | "tagline">,
  heading: string,
  region: string,
  temperature: string,
): ReactElement {
  const { width, height, left, top } = room;
  return createElement(
    "div",
    {
      style: {
        ...column,
        justifyContent: "space-between",
        boxSizing: "border-box",
        ...size,
        padding: margin,
        background: colour.navy,
        color: colour.onNavy,
        fontFamily: "Archivo",
        fontWeight: 500,
      },
    },
    createElement("img", {
      src: drawingUrl(createElement(ColdRoom), colour.drawing, strongLines),
      width,
      height,
      style: { position: "absolute", left, top },
    }),
    createElement(
      "div",
      {
        style: {
          position: "absolute",
          display: "flex",
          justifyContent: "center",
          left: left + display.left * scale,
          top: top + display.top * scale,
          width: display.width * scale,
          fontSize: 27 * scale,
          fontWeight: 800,
        },
      },
      temperature,
    ),
    createElement(
      "div",
      { style: { display: "flex", alignItems: "center", gap: 20, fontSize: 36 } },
      createElement("img", { src: drawingUrl(createElement(Mark), colour.onNavy), width: 84, height: 84 }),
      `${business.brand} ${business.tagline}`,
    ),
    createElement(
      "div",
      { style: { ...column, width: textWidth, fontSize: 64, fontWeight: 800, lineHeight: 1.1 } },
      ...heading.split(/(?<=[.?!])\s+/).map((sentence) => createElement("div", null, sentence)),
    ),
    createElement("div", { style: { display: "flex", fontSize: 32, color: colour.onNavySoft } }, region),
  );
}

/** The brand's mark on navy, as a square PNG; `side` in pixels. */
export async function markPicture(side: number): Promise<Buffer> {
  return sharp(path.resolve("static/favicon.svg"), { density: 600 }).resize(side).png({ palette: true }).toBuffer();
}

/** Renders an element to PNG. Text becomes outlines of the site's typeface, so that the build needs no installed font. */
async function render(element: ReactElement): Promise<Buffer> {
  // Imported dynamically: most builds draw nothing.
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
 * Draws the Open Graph image of each page as a PNG below `directory`: heading and region at the left, the cold room at the
 * right. Texts are interpolated.
 *
 * @param drawn cache across builds, by which unchanged images are not redrawn
 */
export async function writeSocialImages(
  directory: string,
  business: Pick<Business, "brand" | "tagline">,
  pages: readonly PictureText[],
  facts: Facts,
  drawn: Pick<GatsbyCache, "get" | "set">,
): Promise<void> {
  const opening = pages.find(({ hero }) => hero)?.hero;
  const region = interpolate(opening?.eyebrow ?? "", facts);
  await Promise.all(
    pages.map(async (page) => {
      const element = picture(business, interpolate(promise(page), facts), region, opening?.drawing.temperature ?? "");
      const digest = createHash("sha256").update(JSON.stringify(element)).digest("hex");
      const file = path.join(directory, socialImagePath(page.path));
      if (existsSync(file) && (await drawn.get(file)) === digest) return;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await render(element));
      await drawn.set(file, digest);
    }),
  );
}
