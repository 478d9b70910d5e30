import { graphql } from "gatsby";
import { Section } from "../ui/Section";
import { SectionHeading } from "../ui/SectionHeading";
import { ServiceRow } from "./Services.Row";

interface ServicesProps {
  heading: string;
  list: Queries.ServicesFragment;
  business: Queries.ContactLinksFragment;
  /** Text of the emergency service's chat button. */
  chatLabel: string;
}

/** The services as a data sheet, the emergency service first: whoever needs it reads no list. */
export function Services({ heading, list, business, chatLabel }: ServicesProps) {
  const isUrgent = ({ icon }: { icon: string }) => icon === "emergency";
  const services = [...list.services.filter(isUrgent), ...list.services.filter((service) => !isUrgent(service))];
  return (
    <Section compact labelledBy="servicos">
      <SectionHeading id="servicos" heading={heading} />
      <ul>
        {services.map((service) => (
          <ServiceRow
            key={service.title}
            service={service}
            business={business}
            chatLabel={chatLabel}
            askLabel={list.chatLabel}
          />
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Services on ServiceList {
    chatLabel
    services {
      ...ServiceRow
    }
  }
`;
