import { graphql } from "gatsby";
import { Anchor } from "../ui/Anchor";
import { CheckList } from "../ui/CheckList";
import { ContactButtons } from "../ui/ContactButtons";
import { Disclosure } from "../ui/Disclosure";
import { Detail, isDetail } from "../ui/drawing/Detail";
import { Icon } from "../ui/Icon";
import { Section, SectionHeading } from "../ui/Section";
import { Row, Urgent } from "./Services.styles";

/**
 * The services as a data sheet, the emergency service first: whoever needs it reads no list. It has phone and chat buttons, the others
 * a link to a chat about them.
 */
export function Services({ data }: { data: Queries.ServicesFragment }) {
  const { services, chatLabel } = data.serviceList;
  const urgent = services.filter((service) => service.urgent);
  return (
    <Section compact labelledBy="servicos">
      <SectionHeading id="servicos" heading={data.servicesPage.servicesHeading} />
      <ul>
        {[...urgent, ...services.filter((service) => !service.urgent)].map((service) => {
          const Frame = service.urgent ? Urgent : Row;
          return (
            <Frame key={service.title}>
              <Disclosure
                summary={
                  <>
                    {service.urgent && !isDetail(service.icon) ? (
                      <Icon name={service.icon} size={40} />
                    ) : (
                      <Detail name={service.icon} />
                    )}
                    <h3>{service.title}</h3>
                  </>
                }
              >
                <div>
                  <p>{service.description}</p>
                  <CheckList items={service.features} />
                  {!service.urgent && (
                    <p>
                      <Anchor href={service.chatUrl}>{chatLabel}</Anchor>
                    </p>
                  )}
                </div>
              </Disclosure>
              {service.urgent && (
                <ContactButtons business={data.business} chatLabel={data.interfaceTexts.actions.chatLabel} size="sm" />
              )}
            </Frame>
          );
        })}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Services on Query {
    servicesPage {
      servicesHeading
    }
    serviceList {
      chatLabel
      services {
        icon
        title
        description
        features
        urgent
        chatUrl
      }
    }
    interfaceTexts {
      actions {
        chatLabel
      }
    }
    business {
      ...ContactLinks
    }
  }
`;
