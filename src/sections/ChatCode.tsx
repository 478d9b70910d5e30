import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

/* The caption is generated content: screen readers must not read it on screen, where the code is hidden. */
const Code = styled.figure`
  display: none;
  ${media.print} {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    break-inside: avoid;
    svg { width: 30mm; height: 30mm; }
    &::after { content: attr(data-caption); font-weight: 600; }
  }
`;

/** Quiet zone around the QR code, in modules, from its standard. */
const quietZone = 4;

interface ChatCodeProps {
  caption: string;
  business: Queries.ChatCodeBusinessFragment;
}

/** QR code that opens the chat; print only. */
export function ChatCode({ caption, business }: ChatCodeProps) {
  const side = business.chatCodeSize + 2 * quietZone;
  return (
    <Code data-caption={caption}>
      <svg
        role="img"
        aria-label={caption}
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={business.chatCode} stroke="#000" />
      </svg>
    </Code>
  );
}

export const fragment = graphql`
  fragment ChatCodeBusiness on Business {
    chatCode
    chatCodeSize
  }
`;
