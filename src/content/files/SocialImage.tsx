import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { CSSProperties, ReactElement } from "react";
import sharp from "sharp";
import { theme } from "../../theme/theme";
import typeface from "../../theme/typeface.json";
import { drawingStyles } from "../../ui/drawing/Drawing.styles";
import { coldRoomFans, coldRoomFiles, coldRoomSize, display } from "../../ui/drawing/shapes";
import { Mark } from "../../ui/Mark";
import { fontFile, pictureWeights } from "./font-files";

const { colour, socialImage: size } = theme;

/** Thicker lines, since the image is mostly shown small. */
const strongLines = `${drawingStyles} svg { stroke-width: 2; } .outline { stroke-width: 2.5; }`;

/** URL of the cold room in the colours of the theme: its drawings, and styles that come after their own. */
function coldRoom(): string {
  const read = (name: string) => readFileSync(`src/ui/drawing/${name}.svg`, "utf8");
  const fan = read("fan").replace("<svg ", '<svg x="-100" y="-100" overflow="visible" ');
  const fans = Object.values(coldRoomFans).map((place) => `<g transform="${place}">${fan}</g>`);
  const drawings = [...coldRoomFiles.map(read), ...fans];
  const { width, height } = coldRoomSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" color="${colour.drawing}">
    ${drawings.join("")}<style>${strongLines}</style></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** Margin and maximum width of the text, in pixels. */
const margin = 64;
const textWidth = size.width * 0.6 - margin - 40;

/** Pixels per unit of the drawing, and its place at the right. */
const scale = 0.7;
const room = {
  width: coldRoomSize.width * scale,
  height: coldRoomSize.height * scale,
  left: size.width - coldRoomSize.width * scale - 32,
  top: 100,
};

const column: CSSProperties = { display: "flex", flexDirection: "column" };

const ground: CSSProperties = {
  ...column,
  ...size,
  justifyContent: "space-between",
  boxSizing: "border-box",
  padding: margin,
  background: colour.navy,
  color: colour.onNavy,
  fontFamily: typeface.family,
  fontWeight: 500,
};

const reading: CSSProperties = {
  position: "absolute",
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  left: room.left + display.left * scale,
  top: room.top + display.top * scale,
  width: display.width * scale,
  height: display.height * scale,
  fontSize: 27 * scale,
  fontWeight: 800,
};

/**
 * Characters of the font's file, which has fewer than its name "latin" declares. Others, such as emoji, would be empty boxes: the picture leaves
 * them out.
 */
const others =
  /[^\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u02BC\u02C6\u02DA\u02DC\u2009\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20AC\u2122\u2212]+/g;

/** A text without what the font can't draw. */
export const drawable = (text: string) => text.replace(others, " ").replace(/ {2,}/g, " ").trim();

interface SocialImageTexts {
  /** The brand with its tagline. */
  name: string;
  heading: string;
  region: string;
  /** Reading of the drawing's display. */
  temperature: string;
}

/** The layout, for satori, which knows inline styles only: brand, heading and region at the left, the cold room at the right. */
function layout({ name, heading, region, temperature }: SocialImageTexts): ReactElement {
  const { width, height, left, top } = room;
  return (
    <div style={ground}>
      <img alt="" src={coldRoom()} width={width} height={height} style={{ position: "absolute", left, top }} />
      <div style={reading}>{temperature}</div>
      <div style={{ display: "flex", alignItems: "center", gap: 20, fontSize: 36 }}>
        <Mark size={84} />
        {drawable(name)}
      </div>
      <div style={{ width: textWidth, fontSize: 64, fontWeight: 800, lineHeight: 1.1, textWrap: "balance" }}>
        {drawable(heading)}
      </div>
      <div style={{ display: "flex", fontSize: 32, color: colour.onNavySoft }}>{drawable(region)}</div>
    </div>
  );
}

/**
 * Draws the site's Open Graph image, a PNG. Text becomes outlines of the site's typeface, so that the build needs no installed
 * font.
 */
export async function socialImage(texts: SocialImageTexts): Promise<Buffer> {
  // Imported here, since it takes long to load and not all who import this module draw.
  const { default: satori } = await import("satori");
  const { resolve } = createRequire(path.resolve("package.json"));
  const { family: name } = typeface;
  const fonts = pictureWeights.map(async (weight) => {
    const data = await readFile(resolve(fontFile(name, weight, "woff")));
    return { name, weight, data };
  });
  const svg = await satori(layout(texts), { ...size, fonts: await Promise.all(fonts) });
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/**
 * The brand's mark on navy, as a PNG.
 *
 * @param size width and height in pixels; 192 for home screens and the contact card
 */
export async function markPicture(size = 192): Promise<Buffer> {
  return sharp(path.resolve("static/favicon.svg"), { density: 600 }).resize(size).png({ palette: true }).toBuffer();
}
