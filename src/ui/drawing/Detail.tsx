import styled from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Icon } from "../Icon";
import { FanAt } from "./ColdRoom";
import Compressor from "./compressor.svg";
import { Drawing } from "./Drawing";
import { type DetailDrawing, details } from "./details";

/** Width of a tile, 10 : 7, from a breakpoint on. */
export const tileWidth = { phone: "4.5rem", menu: "10rem", desktop: "15rem", wide: "19rem" } as const;

const Tile = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: ${tileWidth.phone};
  aspect-ratio: 10 / 7;
  border-radius: ${theme.radius.small};
  overflow: clip;
  background: ${theme.colour.navy};
  /* In forced colours its lines keep their colours, so it keeps its ground. */
  forced-color-adjust: none;
  color: ${theme.colour.drawing};
  & > svg { width: 100%; height: 100%; }
  & > svg:not([viewBox="0 0 240 168"]) { width: 40%; height: 60%; }
  /* The strokes of a smaller object: two pixels would make it a heavier drawing. */
  path:not(.scaled) { stroke-width: 1; }
  path.outline { stroke-width: 1.5; }
  .close { display: inline; }
  /* What would run together in a small tile. */
  ${media.below("menu")} { .fine { display: none; } }
  /* Figures would be too small to be read. */
  ${media.below("desktop")} { text { display: none; } }
  ${media.from("menu")} { width: ${tileWidth.menu}; }
  ${media.from("desktop")} { width: ${tileWidth.desktop}; }
  ${media.from("wide")} { width: ${tileWidth.wide}; }
  ${media.print} { width: 7rem; background: none; }
`;

type DetailName = keyof typeof details;

const isDetail = (name: Queries.IconName): name is DetailName => name in details;

/** What a service does, as a detail of the site's drawing; the icon itself, where there is no such drawing. */
export function Detail({ name }: { name: Queries.IconName }) {
  if (!isDetail(name)) {
    return (
      <Tile aria-hidden="true">
        <Icon name={name} size={3} />
      </Tile>
    );
  }
  const { Shapes, fans = [], compressor }: DetailDrawing = details[name];
  return (
    <Tile>
      <Drawing viewBox="0 0 240 168">
        {compressor && (
          <g transform={compressor}>
            <Compressor />
          </g>
        )}
        <Shapes />
        {fans.map((place) => (
          <FanAt key={place} place={place} />
        ))}
      </Drawing>
    </Tile>
  );
}
