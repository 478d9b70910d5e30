import styled from "styled-components";
import { media } from "../../theme/media";
import { Icon } from "../Icon";
import { FanAt } from "./ColdRoom";
import Compressor from "./compressor.svg";
import { Drawing } from "./Drawing";
import { inkStyles } from "./Drawing.styles";
import { type DetailDrawing, details } from "./details";

/** Width of a detail, 10 : 7, from a breakpoint on. */
export const detailWidth = { phone: "6rem", menu: "10rem", desktop: "15rem", wide: "19rem" } as const;

const Place = styled.span`
  flex: none;
  display: grid;
  place-items: end center;
  width: ${detailWidth.phone};
  aspect-ratio: 10 / 7;
  & > svg { width: 100%; height: 100%; ${inkStyles} }
  & > svg:not([viewBox="0 0 240 168"]) { width: 40%; height: 60%; }
  /* The strokes of a smaller object: two pixels would make it a heavier drawing. */
  path:not(.scaled) { stroke-width: 1; }
  path.outline { stroke-width: 1.5; }
  .close { display: inline; }
  /* What would run together where it is small. */
  ${media.below("menu")}, print { .fine { display: none; } path:not(.scaled) { stroke-width: 0.75; } path.outline { stroke-width: 1.25; } }
  /* Figures would be too small to be read. */
  ${media.below("desktop")}, print { text { display: none; } }
  ${media.from("menu")} { width: ${detailWidth.menu}; }
  ${media.from("desktop")} { width: ${detailWidth.desktop}; }
  ${media.from("wide")} { width: ${detailWidth.wide}; }
`;

type DetailName = keyof typeof details;

const isDetail = (name: Queries.IconName): name is DetailName => name in details;

/** What a service does, as a detail of the site's drawing, in ink; its lower edge is the floor. The icon itself, where there is no such drawing. */
export function Detail({ name }: { name: Queries.IconName }) {
  if (!isDetail(name)) {
    return (
      <Place aria-hidden="true">
        <Icon name={name} size={3} />
      </Place>
    );
  }
  const { Shapes, fans = [], compressor }: DetailDrawing = details[name];
  return (
    <Place>
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
    </Place>
  );
}
