import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

/* The caption is the style sheet's: on the screen, where the code is not shown, there is nothing to read. */
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

/** Light modules around a QR code, which readers need to find it. */
const quietZone = 4;

interface ChatCodeProps {
  caption: string;
  business: Queries.ChatCodeBusinessFragment;
}

/** On paper only: a QR code that opens the chat, for a sheet that stays by the machine. */
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
