import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

type Space = keyof typeof theme.space;

/** Vertical stack with one gap of the space scale. */
export const Stack = styled.div<{ $gap?: Space; $align?: "start" | "stretch" }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 2 }) => theme.space[$gap]};
  align-items: ${({ $align = "stretch" }) => $align};
`;

/** Horizontal row that wraps; on phones each child takes the whole width. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  ${media.below("tablet")} {
    & > * {
      flex: 1 1 100%;
    }
  }
  align-items: center;
  gap: ${theme.space[2]};
`;
