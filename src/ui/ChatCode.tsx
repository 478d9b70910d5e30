import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

/* The caption is generated content: screen readers must not read it on screen, where the code is hidden. */
const Figure = styled.figure`
  display: none;
  ${media.print} {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    break-inside: avoid;
    svg { flex: none; width: auto; height: 34mm; }
    &::after { content: attr(data-caption); font-weight: ${theme.weight.strong}; }
  }
`;

/** Quiet zone around the QR code, in modules, from its standard. */
const quietZone = 4;

/** On paper only, the QR code that opens the chat. */
export function ChatCode({ code, caption }: { code: Queries.ChatCodeFragment; caption: string }) {
  // At the left, the sheet's margin is its quiet zone: the code begins where the text does.
  const box = `0 ${-quietZone} ${code.size + quietZone} ${code.size + 2 * quietZone}`;
  return (
    <Figure data-caption={caption}>
      <svg role="img" aria-label={caption} viewBox={box} shapeRendering="crispEdges">
        <path d={code.path} stroke="#000" />
      </svg>
    </Figure>
  );
}

export const fragment = graphql`
  fragment ChatCode on QrCode {
    size
    path
  }
`;
