import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

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
