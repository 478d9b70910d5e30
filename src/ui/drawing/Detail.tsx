import styled from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Icon } from "../Icon";
import { details } from "./details";

const { colour } = theme;

const Frame = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 5.5rem;
  aspect-ratio: 10 / 7;
  background: ${colour.ice};
  /* Lines are 2, 1.5 and 1 pixel wide where the drawing is 160 pixels wide. */
  .detail { width: 100%; height: 100%; }
  .outline { stroke-width: 2; }
  .fine { stroke-width: 1; }
  .solid { fill: ${colour.surface}; }
  .cut { fill: ${colour.iceDeep}; }
  .air { stroke: ${colour.action}; }
  ${media.from("menu")} { width: 8.5rem; }
  ${media.from("wide")} { width: 10rem; }
  ${media.print} { width: 7rem; }
`;

type DetailName = keyof typeof details;

/** Whether a service's icon is drawn as a detail. */
export const isDetail = (name: Queries.IconName): name is DetailName => name in details;

/** What a service is about, drawn as a detail of the cold room, the kitchen or the wall; the icon itself, where there is no such drawing. */
export function Detail({ name }: { name: Queries.IconName }) {
  if (!isDetail(name)) {
    return (
      <Frame aria-hidden="true">
        <Icon name={name} size={40} />
      </Frame>
    );
  }
  const Shapes = details[name];
  return (
    <Frame aria-hidden="true">
      <Shapes className="detail" />
    </Frame>
  );
}
