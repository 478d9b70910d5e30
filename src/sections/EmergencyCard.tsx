import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Anchor, standalone } from "../ui/Anchor";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";

const { colour, space } = theme;

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]} ${space[5]};
  padding: ${space[2]} ${space[2]} ${space[3]};
  border: ${theme.size.stroke} solid ${colour.amber};
  border-radius: ${theme.radius.small};
  background: ${colour.amberSoft};
  h2 { display: flex; align-items: center; gap: ${space[1]}; font-size: ${theme.text.title}; }
  & > div { display: grid; gap: ${space[1]}; }
  ${media.from("menu")} {
    /* A width that does not depend on the number's: nothing moves when the typeface arrives. */
    grid-template: auto 1fr / 1fr 22rem;
    align-items: start;
    padding: ${space[3]} ${space[4]};
    & > div { grid-area: 1 / 2 / span 2; }
  }
  ${media.print} { display: block; padding-block: 0; background: none; }
`;

const Call = styled(Anchor)`
  ${standalone}
  /* On one line with large text, too. */
  font: 700 min(${theme.text.heading}, 7.9vw) / 1.15 ${theme.font.heading};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  text-underline-offset: 0.15em;
  text-decoration-thickness: 2px;
  &:hover { color: ${colour.action}; }
`;

/**
 * The phone number, large, and a chat button, for an emergency, if the business serves any. It does not say whether the business is open: emergencies need not
 * wait.
 */
export function EmergencyCard({ data }: { data: Queries.EmergencyCardFragment }) {
  const { business } = data;
  const texts = data.contactPage.quickService;
  if (!texts) return null;
  return (
    <Card aria-labelledby="atendimento-rapido">
      <h2 id="atendimento-rapido">
        <Icon name="emergency" size={32} />
        {texts.heading}
      </h2>
      <p>{texts.text}</p>
      <div>
        <Call href={business.phoneUrl}>
          <Icon name="phone" size={28} />
          {business.phone}
        </Call>
        <Button href={business.chatUrl} chat icon="chat">
          {texts.chatLabel}
        </Button>
      </div>
    </Card>
  );
}

export const fragment = graphql`
  fragment EmergencyCard on Query {
    contactPage {
      quickService {
        heading
        text
        chatLabel
      }
    }
    business {
      ...ContactLinks
    }
  }
`;
