import { graphql } from "gatsby";
import { screenOnly } from "../theme/print";
import { Anchor } from "../ui/Anchor";
import { CheckList } from "../ui/CheckList";
import { Disclosure } from "../ui/Disclosure";
import { Detail } from "../ui/drawing/Detail";
import { RunningText } from "../ui/RunningText";
import { Section } from "../ui/Section";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Emergency } from "./Emergency";
import { Row } from "./Services.styles";

/**
 * The services as a data sheet, the emergency service first: whoever needs it reads no list. It has phone and chat buttons, the others
 * a link to a chat about them.
 */
export function Services({ data }: { data: Queries.ServicesFragment }) {
  const { services, chatLabel } = data.serviceList;
  const { servicesHeading, closing } = data.servicesPage;
  const urgent = services.filter((service) => service.urgent);
  return (
    <>
      {urgent.map(({ title, description, features }) => (
        <Emergency
          key={title}
          heading={title}
          text={description}
          features={features}
          chatLabel={closing.chatLabel}
          business={data.business}
        />
      ))}
      <Section compact labelledBy="servicos">
        <VisuallyHidden as="h2" id="servicos">
          {servicesHeading}
        </VisuallyHidden>
        <ul>
          {services
            .filter((service) => !service.urgent)
            .map((service, index) => (
              <Row key={service.title}>
                <Disclosure
                  id={`servico-${index + 1}`}
                  summary={
                    <>
                      <Detail name={service.icon} />
                      <h3>
                        <RunningText text={service.title} />
                      </h3>
                      <span>
                        <RunningText text={service.description} />
                      </span>
                    </>
                  }
                >
                  <div>
                    <CheckList items={service.features} />
                    <p className={screenOnly}>
                      <Anchor href={service.chatUrl}>{chatLabel}</Anchor>
                    </p>
                  </div>
                </Disclosure>
              </Row>
            ))}
        </ul>
      </Section>
    </>
  );
}

export const fragment = graphql`
  fragment Services on Query {
    servicesPage {
      servicesHeading
      closing {
        chatLabel
      }
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
    business {
      ...EmergencyLinks
    }
  }
`;
