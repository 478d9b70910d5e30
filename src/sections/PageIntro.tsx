import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Backdrop } from "../ui/Backdrop";
import { Container } from "../ui/Container";

const Band = styled.section`
  position: relative;
  overflow: clip;
  padding-block: ${theme.space[6]};
  background: ${theme.colour.navy};
  color: ${theme.colour.onNavy};
  h1 { position: relative; max-width: 20ch; font-size: ${theme.text.display}; font-weight: 800; line-height: 1.08; letter-spacing: -0.02em; }
  p { position: relative; max-width: ${theme.size.readable}; margin-top: ${theme.space[3]}; color: ${theme.colour.onNavySoft}; font-size: ${theme.text.lead}; text-wrap: balance; }
  ${media.motion} {
    h1, p { animation: settle ${theme.motion.entrance} ${theme.motion.ease} both; }
  }
  ${media.print} {
    padding-block: ${theme.space[2]} 0;
    background: none;
    color: ${theme.colour.ink};
    h1 { max-width: none; font-size: 22pt; }
    p { max-width: none; margin-top: ${theme.space[1]}; color: inherit; font-size: 12pt; }
  }
`;

/** Opening of every page but the first: its heading and a sentence. */
export function PageIntro({ heading, text }: { heading: string; text: string }) {
  return (
    <Band aria-labelledby="titulo">
      <Backdrop />
      <Container>
        <h1 id="titulo">{heading}</h1>
        <p>{text}</p>
      </Container>
    </Band>
  );
}
