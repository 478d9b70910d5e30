import { graphql } from "gatsby";
import { Button } from "../ui/Button";
import { Container } from "../ui/Container";
import { ColdRoom } from "../ui/drawing/ColdRoom";
import { Icon } from "../ui/Icon";
import { Photo } from "../ui/Photo";
import { Sentences } from "../ui/Sentences";
import { Actions, Band, Columns, Emergency, Eyebrow, Inset, insetRatio, insetSizes, Pitch, Scene } from "./Hero.styles";

interface HeroProps {
  hero: Queries.HeroFragment;
  business: Queries.ContactLinksFragment;
  contactPath: string;
}

/** Hero: region, promise, chat and contact buttons, emergency number, drawing with photo. */
export function Hero({ hero, business, contactPath }: HeroProps) {
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
              <Button href={business.chatUrl} chat size="lg">
                <Icon name="chat" />
                {hero.chatLabel}
              </Button>
              <Button href={contactPath} variant="outline" size="lg">
                {hero.contactLabel}
              </Button>
            </Actions>
            <Emergency href={business.phoneUrl}>
              <Icon name="emergency" size={28} />
              <span>
                {hero.emergencyNote} <strong>{business.phone}</strong>
              </span>
            </Emergency>
          </Pitch>
          <Scene>
            <ColdRoom labels={hero.drawing} />
            <Inset>
              <Photo photo={hero.photo} minRatio={insetRatio} sizes={insetSizes} />
            </Inset>
          </Scene>
        </Columns>
      </Container>
    </Band>
  );
}

export const fragment = graphql`
  fragment Hero on Hero {
    eyebrow
    heading
    text
    chatLabel
    contactLabel
    emergencyNote
    drawing {
      evaporator
      expansionValve
      compressor
      condenser
      temperature
    }
    photo {
      ...Photo
    }
  }
`;
