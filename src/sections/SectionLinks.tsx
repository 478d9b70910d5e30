import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const { colour, space } = theme;

const Links = styled.nav`
  position: relative;
  margin-top: ${space[2]};
  ul { display: flex; flex-wrap: wrap; gap: ${space[1]}; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    padding-inline: ${space[2]};
    border: ${theme.size.stroke} solid ${colour.drawing};
    border-radius: ${theme.radius.round};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover { background: ${colour.iceDeep}; color: ${colour.ink}; }
  ${media.print} { display: none; }
`;

/** In-page links to the sections of the services page. */
export function SectionLinks({ texts }: { texts: Queries.SectionLinksFragment }) {
  return (
    <Links aria-label={texts.label}>
      <ul>
        <li>
          <a href="#servicos">{texts.services}</a>
        </li>
        <li>
          <a href="#planos">{texts.plans}</a>
        </li>
        <li>
          <a href="#etapas">{texts.process}</a>
        </li>
      </ul>
    </Links>
  );
}

export const fragment = graphql`
  fragment SectionLinks on SectionLinks {
    label
    services
    plans
    process
  }
`;
