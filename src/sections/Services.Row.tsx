import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Anchor } from "../ui/Anchor";
import { CheckList } from "../ui/CheckList";
import { ContactButtons } from "../ui/ContactButtons";
import { Disclosure } from "../ui/Disclosure";
import { Icon } from "../ui/Icon";

const { colour, space } = theme;

/* A row that opens on phones, so that all services fit on one screen; a ruled row of a data sheet on wider screens. */
const Row = styled.li`
  position: relative;
  padding-block: ${space[1]};
  border-bottom: 1px solid ${colour.line};
  /* Below the icon where there is no room for a long word beside it. */
  summary { flex-wrap: wrap; gap: ${space[1]} 0.75rem; }
  summary > svg { flex: none; color: ${colour.action}; }
  h3 { flex: 1 1 7.5em; }
  details p { color: ${colour.inkSoft}; }
  details ul { margin-block: ${space[2]}; }
  details a { display: inline-flex; align-items: center; min-height: ${theme.size.target}; color: ${colour.action}; }
  ${media.from("tablet")} {
    padding-block: ${space[3]};
    /* The tick of a dimension line, where the row begins. */
    &::before {
      content: "";
      position: absolute;
      bottom: -1px;
      left: -0.3rem;
      width: 0.6rem;
      border-top: 1.5px solid ${colour.action};
      transform: rotate(-45deg);
    }
    details ul { display: grid; grid-template-columns: 1fr 1fr; gap: ${space[1]} ${space[3]}; margin-bottom: ${space[1]}; }
  }
  ${media.from("desktop")} {
    /* Title and sentence beside the features. */
    details > div { display: grid; grid-template: auto 1fr / 1fr 1.4fr; gap: 0 ${space[6]}; }
    details ul { grid-area: 1 / 2 / span 2; margin-top: 0; }
    summary { margin-bottom: ${space[1]}; }
  }
`;

/* The emergency: a band outlined in amber, with its buttons in view. */
const Urgent = styled(Row)`
  && { border: ${theme.size.stroke} solid ${colour.amber}; }
  margin-bottom: ${space[2]};
  padding: ${space[1]} ${space[2]} ${space[2]};
  border-radius: ${theme.radius.small};
  background: ${colour.amberSoft};
  &::before { content: none; }
  summary > svg { color: ${colour.ink}; }
  ${media.from("tablet")} { padding: ${space[3]}; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  & > * { flex: 1 1 auto; padding-inline: ${space[1]}; }
  ${media.from("tablet")} {
    & > * { flex-grow: 0; padding-inline: ${space[3]}; }
    & > :last-child { border: 0; background: none; font: 700 ${theme.text.heading} / 1.15 ${theme.font.heading}; }
  }
`;

interface ServiceRowProps {
  service: Queries.ServiceRowFragment;
  /** Phone and chat links of the emergency service. */
  business: Queries.ContactLinksFragment;
  /** Text of the emergency service's chat button, and of the other services' link to the chat. */
  chatLabel: string;
  askLabel: string;
}

/** A service with icon, description, features, and a link to a chat about it; the emergency service has phone and chat buttons. */
export function ServiceRow({ service, business, chatLabel, askLabel }: ServiceRowProps) {
  const urgent = service.icon === "emergency";
  const Frame = urgent ? Urgent : Row;
  return (
    <Frame>
      <Disclosure
        summary={
          <>
            <Icon name={service.icon} size={40} />
            <h3>{service.title}</h3>
          </>
        }
      >
        <div>
          <p>{service.description}</p>
          <CheckList items={service.features} />
          {!urgent && (
            <p>
              <Anchor href={service.chatUrl}>{askLabel}</Anchor>
            </p>
          )}
        </div>
      </Disclosure>
      {urgent && (
        <Actions>
          <ContactButtons business={business} chatLabel={chatLabel} size="sm" />
        </Actions>
      )}
    </Frame>
  );
}

export const fragment = graphql`
  fragment ServiceRow on Service {
    icon
    title
    description
    features
    chatUrl
  }
`;
