import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Section } from "../ui/Section";
import { SectionHeading } from "../ui/SectionHeading";
import { ServiceCard } from "./Services.Card";

const Grid = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  ${media.from("tablet")} { grid-template-columns: 1fr 1fr; }
  ${media.from("desktop")} { grid-template-columns: repeat(3, 1fr); }
`;

interface ServicesProps {
  heading: string;
  list: Queries.ServicesFragment;
}

/** All services, a card each. */
export function Services({ heading, list }: ServicesProps) {
  return (
    <Section labelledBy="servicos">
      <SectionHeading id="servicos" heading={heading} />
      <Grid>
        {list.services.map((service) => (
          <ServiceCard key={service.title} service={service} />
        ))}
      </Grid>
    </Section>
  );
}

export const fragment = graphql`
  fragment Services on ServiceList {
    services {
      ...ServiceCard
    }
  }
`;
