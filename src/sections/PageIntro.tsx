import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Container } from "../ui/Container";
import { navySurface } from "../ui/Section";

const { colour, space } = theme;

const Band = styled.section`
  padding-block: ${space[3]};
  ${navySurface}
  h1 { max-width: 30ch; font-size: ${theme.text.display}; line-height: 1.08; letter-spacing: -0.02em; }
  p { max-width: ${theme.size.readable}; margin-top: ${space[1]}; color: ${colour.onNavySoft}; font-size: ${theme.text.lead}; line-height: 1.45; text-wrap: balance; }
  ${media.from("tablet")} {
    padding-block: ${space[4]};
    p { margin-top: ${space[2]}; }
  }
  ${media.low} { padding-block: ${space[2]}; h1 { font-size: ${theme.text.heading}; } }
  ${media.motion} { h1, p { animation: rise ${theme.motion.entrance} ${theme.motion.ease} both; } }
  ${media.print} {
    padding-block: ${space[1]} 0;
    h1 { max-width: none; font-size: 22pt; }
    p { max-width: none; margin-top: ${space[1]}; color: inherit; font-size: 12pt; }
  }
`;

interface PageIntroProps {
  heading: string;
  text: string;
}

/** Page heading with a sentence, on all pages but the home page. */
export function PageIntro({ heading, text }: PageIntroProps) {
  return (
    <Band aria-labelledby="titulo">
      <Container>
        <h1 id="titulo">{heading}</h1>
        <p>{text}</p>
      </Container>
    </Band>
  );
}
