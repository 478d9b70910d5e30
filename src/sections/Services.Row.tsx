import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { CheckList } from "../ui/CheckList";
import { ContactButtons } from "../ui/ContactButtons";
import { Disclosure } from "../ui/Disclosure";
import { Icon } from "../ui/Icon";

const { colour, space } = theme;

/* A row that opens on phones, so that all services fit on one screen; a card on wider screens. */
const Card = styled.li`
  padding-block: ${space[1]};
  border-bottom: 1px solid ${colour.line};
  /* Below the icon where there is no room for a long word beside it. */
  summary { flex-wrap: wrap; gap: ${space[1]} 0.75rem; }
  h3 { flex: 1 1 7.5em; }
  details p { color: ${colour.inkSoft}; }
  details ul { margin-block: ${space[2]}; }
  ${media.from("tablet")} {
    display: flex;
    flex-direction: column;
    padding: ${space[3]};
    border: 1px solid ${colour.line};
    border-radius: ${theme.radius.medium};
    background: ${colour.surface};
    box-shadow: ${theme.shadow.low};
    summary { margin-bottom: ${space[2]}; }
    details p { min-height: 4.8em; }
    details ul { padding-top: ${space[2]}; border-top: 1px solid ${colour.line}; }
  }
`;

/** Plate behind the icon; amber marks the emergency service. */
const Plate = styled.span<{ $urgent: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${theme.radius.small};
  background: ${({ $urgent }) => ($urgent ? colour.amber : colour.ice)};
  color: ${({ $urgent }) => ($urgent ? colour.onAmber : colour.action)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: auto;
  padding-block: ${space[1]};
  & > * { flex: 1 1 auto; padding-inline: ${space[1]}; }
  ${media.from("tablet")} { padding-bottom: 0; }
`;

interface ServiceCardProps {
  service: Queries.ServiceCardFragment;
  /** Phone and chat links of the emergency service. */
  business: Queries.ContactLinksFragment;
  chatLabel: string;
}

/** A service with icon, description and features; the emergency service also has phone and chat buttons. */
export function ServiceCard({ service, business, chatLabel }: ServiceCardProps) {
  const urgent = service.icon === "emergency";
  return (
    <Card>
      <Disclosure
        summary={
          <>
            <Plate $urgent={urgent}>
              <Icon name={service.icon} size={32} />
            </Plate>
            <h3>{service.title}</h3>
          </>
        }
      >
        <p>{service.description}</p>
        <CheckList items={service.features} />
      </Disclosure>
      {urgent && (
        <Actions>
          <ContactButtons business={business} chatLabel={chatLabel} size="sm" />
        </Actions>
      )}
    </Card>
  );
}

export const fragment = graphql`
  fragment ServiceCard on Service {
    icon
    title
    description
    features
  }
`;
