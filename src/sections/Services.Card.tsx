import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { CheckList } from "../ui/CheckList";
import { Icon } from "../ui/Icon";

/* On a phone the icon stands beside the title. Side by side, the rows are the grid's own, so that titles, texts and lists of neighbours start at one height. */
const Card = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.colour.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.colour.surface};
  box-shadow: ${theme.shadow.low};
  h3 { font-size: ${theme.text.title}; }
  p { color: ${theme.colour.inkSoft}; }
  & > :is(p, ul) { grid-column: 1 / -1; }
  ul { padding-top: ${theme.space[2]}; border-top: 1px solid ${theme.colour.line}; }
  ${media.from("tablet")} {
    grid-row: span 4;
    grid-template: subgrid / 1fr;
    align-items: start;
  }
`;

/** The icon on its plate; amber is kept for what can't wait. */
const Plate = styled.span<{ $urgent: boolean }>`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  border-radius: ${theme.radius.small};
  background: ${({ $urgent }) => ($urgent ? theme.colour.amber : theme.colour.ice)};
  color: ${({ $urgent }) => ($urgent ? theme.colour.onAmber : theme.colour.action)};
`;

/** One service: its icon, what it is, and what it includes. */
export function ServiceCard({ service }: { service: Queries.ServiceCardFragment }) {
  return (
    <Card>
      <Plate $urgent={service.icon === "emergency"}>
        <Icon name={service.icon} size={40} />
      </Plate>
      <h3>{service.title}</h3>
      <p>{service.description}</p>
      <CheckList items={service.features} />
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
