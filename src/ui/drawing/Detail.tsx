import details from "!!./sheet-loader!./details.svg";
import styled from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Icon } from "../Icon";

const { colour } = theme;

const Frame = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 5.5rem;
  aspect-ratio: 10 / 7;
  background: ${colour.ice};
  /* Lines are 2, 1.5 and 1 pixel wide where the drawing is 160 pixels wide. */
  svg { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
  .outline { stroke-width: 2; }
  .fine { stroke-width: 1; }
  .solid { fill: ${colour.surface}; }
  .cut { fill: ${colour.iceDeep}; }
  .air { stroke: ${colour.action}; }
  ${media.from("menu")} { width: 8.5rem; }
  ${media.from("wide")} { width: 10rem; }
  ${media.print} { width: 7rem; }
`;

/** What a service is about, drawn as a detail of the cold room, the kitchen or the wall; the icon itself, where there is no such drawing. */
export function Detail({ name }: { name: Queries.IconName }) {
  const shapes = details[name];
  return (
    <Frame aria-hidden="true">
      {shapes ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own.
        <svg viewBox="0 0 160 112" dangerouslySetInnerHTML={{ __html: shapes }} />
      ) : (
        <Icon name={name} size={40} />
      )}
    </Frame>
  );
}
