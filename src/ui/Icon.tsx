import styled from "styled-components";
import { media } from "../theme/media";
import { icons } from "./drawing/icons";

const Drawing = styled.svg`
  flex: none;
  /* The colour of the text beside it, whatever sets another. */
  ${media.forcedColours} { && { color: inherit; } }
`;

export type IconName = keyof typeof icons;

/** A decorative line icon, hidden from screen readers. `size` is in CSS pixels. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <Drawing as={icons[name]} width={size} height={size} aria-hidden="true" />;
}
