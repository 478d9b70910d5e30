import drawings from "!!./drawing/sheet-loader!./drawing/icons.svg";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: ${theme.size.stroke};
  stroke-linecap: round;
  stroke-linejoin: round;
  /* The colour of the text beside it, whatever sets another. */
  ${media.forcedColours} { && { color: inherit; } }
`;

/** A decorative line icon, hidden from screen readers. `size` is in CSS pixels. */
export function Icon({ name, size = 24 }: { name: Queries.IconName; size?: number }) {
  const shapes = { __html: drawings[name] ?? "" };
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own.
    <Drawing viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" dangerouslySetInnerHTML={shapes} />
  );
}
