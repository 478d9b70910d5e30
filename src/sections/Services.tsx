import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Section } from "../ui/Section";
import { SectionHeading } from "../ui/SectionHeading";
import { ServiceCard } from "./Services.Card";

const Grid = styled.ul`
  display: grid;
  ${media.from("tablet")} { grid-template-columns: 1fr 1fr; gap: ${theme.space[3]}; }
  ${media.from("desktop")} { grid-template-columns: repeat(3, 1fr); }
`;

interface ServicesProps {
  heading: string;
  list: Queries.ServicesFragment;
  business: Queries.ContactLinksFragment;
  chatLabel: string;
}

/** The services as a list of cards. `chatLabel` is the text of the emergency service's chat button. */
export function Services({ heading, list, business, chatLabel }: ServicesProps) {
  return (
    <Section compact labelledBy="servicos">
      <SectionHeading id="servicos" heading={heading} />
      <Grid>
        {list.services.map((service) => (
          <ServiceCard key={service.title} service={service} business={business} chatLabel={chatLabel} />
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
