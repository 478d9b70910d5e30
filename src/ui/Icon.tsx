import styled from "styled-components";
import { media } from "../theme/media";
import { icons } from "./drawing/icons";

const Svg = styled.svg`
  flex: none;
  /* The colour of the text beside it, whatever sets another. */
  ${media.forcedColours} { &&& { color: inherit; } }
`;

export type IconName = keyof typeof icons;

/** A decorative line icon, hidden from screen readers. `size` is in em, so that it grows with the text beside it. */
export function Icon({ name, size = 1.4 }: { name: IconName; size?: number }) {
  const side = `${size}em`;
  return <Svg as={icons[name]} width={side} height={side} aria-hidden="true" />;
}
