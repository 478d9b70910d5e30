import { graphql } from "gatsby";
import { Button } from "../ui/Button";
import { Container } from "../ui/Container";
import { Icon } from "../ui/Icon";
import { Sentences } from "../ui/Sentences";
import { TitleBlock } from "../ui/TitleBlock";
import { Actions, Band, Columns, Emergency, Eyebrow, Pitch } from "./Hero.styles";
import { Triage } from "./Triage";

/** Hero: region, promise, chat and contact buttons, emergency number, and the drawing with its symptoms. */
export function Hero({ data }: { data: Queries.HeroFragment }) {
  const { business, contactPage } = data;
  const { hero } = data.homePage;
  const { taxNumberLabel } = data.interfaceTexts.header;
  const facts = [hero.eyebrow, `${taxNumberLabel} ${business.taxNumber} · ${business.phone}`];
  return (
    <Band aria-labelledby="promessa">
      <Container>
        <Columns>
          <Pitch>
            <Eyebrow>
              <Icon name="pin" size={20} />
              {hero.eyebrow}
            </Eyebrow>
            <h1 id="promessa">
              <Sentences text={hero.heading} />
            </h1>
            <p>{hero.text}</p>
            <Actions>
              <Button href={business.chatUrl} chat icon="chat" size="lg">
                {hero.chatLabel}
              </Button>
              <Button href={contactPage.path} variant="outline" size="lg">
                {hero.contactLabel}
              </Button>
            </Actions>
            {hero.emergencyNote && (
              <Emergency href={business.phoneUrl}>
                <Icon name="emergency" size={28} />
                <span>
                  {hero.emergencyNote} <strong>{business.phone}</strong>
                </span>
              </Emergency>
            )}
          </Pitch>
          <Triage temperature={hero.temperature} before={hero.temperatureBefore} triage={hero.triage} />
          <TitleBlock business={business} facts={facts} aria-hidden />
        </Columns>
      </Container>
    </Band>
  );
}

export const fragment = graphql`
  fragment Hero on Query {
    homePage {
      hero {
        eyebrow
        heading
        text
        chatLabel
        contactLabel
        emergencyNote
        temperature
        temperatureBefore
        triage {
          ...Triage
        }
      }
    }
    contactPage {
      path
    }
    business {
      brand
      tagline
      taxNumber
      ...ContactLinks
    }
    interfaceTexts {
      header {
        taxNumberLabel
      }
    }
  }
`;
