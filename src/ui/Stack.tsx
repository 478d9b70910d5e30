import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

type Space = keyof typeof theme.space;

/** Children below one another at one distance of the space scale. */
export const Stack = styled.div<{ $gap?: Space; $align?: "start" | "center" | "stretch" }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 2 }) => theme.space[$gap]};
  align-items: ${({ $align = "stretch" }) => $align};
`;

/** Children beside one another that wrap where there is no room. */
export const Row = styled.div<{ $gap?: Space }>`
  display: flex;
  flex-wrap: wrap;
  ${media.below("tablet")} {
    & > * {
      flex: 1 1 100%;
    }
  }
  align-items: center;
  gap: ${({ $gap = 2 }) => theme.space[$gap]};
`;
