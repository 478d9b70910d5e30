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
    /* The code's quiet zone of 4 modules, of which it has 33 or more in 30 mm; at the left, the sheet's margin. */
    gap: 4mm;
    margin-block: 2.5mm 1mm;
    break-inside: avoid;
    svg { flex: none; width: 30mm; height: 30mm; }
    &::after { content: attr(data-caption); font-weight: ${theme.weight.strong}; }
  }
`;

/** On paper only, the QR code that opens the chat. */
export function ChatCode({ code, caption }: { code: Queries.ChatCodeFragment; caption: string }) {
  return (
    <Figure data-caption={caption}>
      <svg role="img" aria-label={caption} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
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
