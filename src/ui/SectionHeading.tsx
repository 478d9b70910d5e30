import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const Block = styled.div`
  max-width: ${theme.size.readable};
  margin-bottom: ${theme.space[3]};
  ${media.from("tablet")} { margin-bottom: ${theme.space[5]}; }
  ${media.print} { margin-bottom: ${theme.space[1]}; }
  break-inside: avoid;
  break-after: avoid;
  p { margin-top: ${theme.space[1]}; font-size: ${theme.text.lead}; }
`;

/** Heading of a section with an optional sentence. `id` is the target of the section's `aria-labelledby`. */
export function SectionHeading({ id, heading, text }: { id: string; heading: string; text?: string }) {
  return (
    <Block>
      <h2 id={id}>{heading}</h2>
      {text && <p>{text}</p>}
    </Block>
  );
}
