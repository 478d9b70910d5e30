import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Section } from "../ui/Section";

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  ${media.from("desktop")} { grid-template-columns: 1fr 1.6fr; }
  ${media.print} { grid-template-columns: 1fr 1fr; }
`;

const Place = styled.section`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  break-inside: avoid;
  border: 1px solid ${theme.colour.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.colour.surface};
  & > svg { color: ${theme.colour.action}; }
  h2 { font-size: ${theme.text.title}; }
  & > :is(address, p, a) { grid-column: 1 / -1; justify-self: start; }
  address { font-style: normal; }
  ${media.from("tablet")} {
    grid-template-columns: auto 1fr auto;
    padding: ${theme.space[4]};
    column-gap: ${theme.space[3]};
    & > :is(h2, address, p) { grid-column: 2; }
    & > a { grid-area: 1 / 3 / span 3; }
  }
  ${media.print} { padding: 0; border: 0; }
`;

interface LocationProps {
  area: Queries.ServiceAreaFragment;
  location: Queries.LocationFragment;
  business: Queries.LocationBusinessFragment;
}

/** Where the business goes, and where it is. */
export function Location({ area, location, business }: LocationProps) {
  return (
    <Section surface="ice">
      <Columns>
        <Place aria-labelledby="area">
          <Icon name="map" size={40} />
          <h2 id="area">{area.heading}</h2>
          <p>{area.text}</p>
        </Place>
        <Place aria-labelledby="localizacao">
          <Icon name="pin" size={40} />
          <h2 id="localizacao">{location.heading}</h2>
          <address>{business.address.lines.join(", ")}</address>
          <p>{location.text}</p>
          <Button href={business.mapsUrl} variant="outline">
            <Icon name="external" />
            {location.mapLabel}
          </Button>
        </Place>
      </Columns>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServiceArea on ServiceArea {
    heading
    text
  }
  fragment Location on Location {
    heading
    text
    mapLabel
  }
  fragment LocationBusiness on Business {
    mapsUrl
    address {
      lines
    }
  }
`;
