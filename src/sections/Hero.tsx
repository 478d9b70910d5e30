import { graphql } from "gatsby";
import { Backdrop } from "../ui/Backdrop";
import { Button } from "../ui/Button";
import { Container } from "../ui/Container";
import { Icon } from "../ui/Icon";
import { Photo } from "../ui/Photo";
import { Row } from "../ui/Stack";
import { Band, Columns, Emergency, Eyebrow, Pitch } from "./Hero.styles";

interface HeroProps {
  hero: Queries.HeroFragment;
  business: Queries.HeroBusinessFragment;
  contactPath: string;
}

/** The first view: what the business does, where, and the two buttons that reach it. */
export function Hero({ hero, business, contactPath }: HeroProps) {
  return (
    <Band aria-labelledby="promessa">
      <Backdrop />
      <Container>
        <Columns>
          <Pitch>
            <Eyebrow>
              <Icon name="pin" size={20} />
              {hero.eyebrow}
            </Eyebrow>
            <h1 id="promessa">{hero.heading}</h1>
            <p>{hero.text}</p>
            <Row>
              <Button href={business.chatUrl} chat size="lg">
                <Icon name="chat" />
                {hero.chatLabel}
              </Button>
              <Button href={contactPath} variant="outline" size="lg">
                {hero.contactLabel}
              </Button>
            </Row>
            <Emergency>
              <Icon name="emergency" size={28} />
              {hero.emergencyNote}
            </Emergency>
          </Pitch>
          <Photo photo={hero.photo} artwork="technician" eager />
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
    photo {
      ...Photo
    }
  }
  fragment HeroBusiness on Business {
    chatUrl
  }
`;
