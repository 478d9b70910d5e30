import { graphql } from "gatsby";
import { Button } from "../ui/Button";
import { ChatCode } from "../ui/ChatCode";
import { Container } from "../ui/Container";
import { Icon } from "../ui/Icon";
import { OpenNow } from "../ui/OpenNow";
import { RunningText } from "../ui/RunningText";
import { Actions, Band, Columns, Emergency, Eyebrow, Now, Pitch } from "./Hero.styles";
import { Triage } from "./Triage";

/** In letters: a longer word would break in the large type, and a longer heading take half of a phone's screen. */
const longest = { word: 13, heading: 48 };

/** Whether a heading is set smaller. */
const isLong = (heading: string) =>
  heading.length > longest.heading || heading.split(/\s+/).some((word) => word.length > longest.word);

/** Hero: region, promise, emergency, whether somebody answers now, the ways to reach the business now, and the drawing with its symptoms. On paper, the chat's QR code. */
export function Hero({ data }: { data: Queries.HeroFragment }) {
  const { business, contactPage, interfaceTexts } = data;
  const { hero } = data.homePage;
  return (
    <Band aria-labelledby="promessa">
      <Container>
        <Columns>
          <Pitch $long={isLong(hero.heading)}>
            <Eyebrow>
              <Icon name="pin" />
              <span>
                <RunningText text={hero.eyebrow} />
              </span>
            </Eyebrow>
            <h1 id="promessa">
              <RunningText text={hero.heading} />
            </h1>
            <p>
              <RunningText text={hero.text} />
            </p>
            <Now>
              {hero.emergencyNote && (
                <>
                  <Icon name="emergency" size={1.6} />
                  <Emergency>
                    <RunningText text={hero.emergencyNote} />
                  </Emergency>
                </>
              )}
              <OpenNow brief />
            </Now>
            <Actions>
              <Button href={business.chatUrl} chat icon="chat" size="lg">
                {hero.chatLabel}
              </Button>
              <Button href={business.phoneUrl} variant="outline" icon="phone" size="lg">
                <span>
                  {interfaceTexts.actions.phoneLabel}{" "}
                  <b>
                    <RunningText text={business.phone} />
                  </b>
                </span>
              </Button>
              <Button href={contactPage.path} variant="outline" size="lg">
                {hero.contactLabel}
              </Button>
            </Actions>
            <ChatCode code={business.chatCode} caption={contactPage.details.codeCaption} />
          </Pitch>
          <Triage temperature={hero.temperature} triage={hero.triage} />
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
        triage {
          ...Triage
        }
      }
    }
    contactPage {
      path
      details {
        codeCaption
      }
    }
    business {
      ...ContactLinks
      chatCode {
        ...ChatCode
      }
    }
    interfaceTexts {
      actions {
        phoneLabel
      }
    }
  }
`;
