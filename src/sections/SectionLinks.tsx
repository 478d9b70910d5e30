import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { standalone } from "../ui/Anchor";

const { colour, space } = theme;

const Links = styled.nav`
  position: relative;
  margin-top: ${space[2]};
  ul { display: flex; flex-wrap: wrap; gap: ${space[1]}; }
  a {
    ${standalone}
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
export function SectionLinks({ data }: { data: Queries.SectionLinksFragment }) {
  const { label, services, plans, process } = data.servicesPage.sections;
  return (
    <Links aria-label={label}>
      <ul>
        {Object.entries({ servicos: services, planos: plans, etapas: process }).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </Links>
  );
}

export const fragment = graphql`
  fragment SectionLinks on Query {
    servicesPage {
      sections {
        label
        services
        plans
        process
      }
    }
  }
`;
