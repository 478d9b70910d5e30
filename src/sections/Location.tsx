import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Section } from "../ui/Section";

const { colour, space } = theme;

const Panel = styled.div`
  display: grid;
  padding-inline: ${space[3]};
  border: 1px solid ${colour.line};
  border-radius: ${theme.radius.medium};
  background: ${colour.surface};
  ${media.from("menu")} { grid-template-columns: 1fr 1fr; padding-inline: 0; }
  ${media.print} { grid-template-columns: 1fr 1fr; padding: 0; border: 0; }
`;

const Place = styled.section`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding-block: ${space[3]};
  break-inside: avoid;
  & + & { border-top: 1px solid ${colour.line}; }
  & > svg { color: ${colour.action}; }
  h2 { font-size: ${theme.text.title}; }
  & > :is(p, a) { grid-column: 1 / -1; justify-self: start; }
  & > a { margin-top: ${space[1]}; }
  ${media.from("menu")} {
    padding: ${space[4]};
    & + & { border-top: 0; border-left: 1px solid ${colour.line}; }
    & > :is(p, a) { grid-column: 2; }
  }
  ${media.print} { gap: 0 ${space[1]}; padding: 0; && { border: 0; } }
`;

interface LocationProps {
  area: Queries.ServiceAreaFragment;
  location: Queries.LocationFragment;
  business: Queries.LocationBusinessFragment;
}

/** Service area and a map link. The address is in the contact details. */
export function Location({ area, location, business }: LocationProps) {
  return (
    <Section surface="ice" compact>
      <Panel>
        <Place aria-labelledby="area">
          <Icon name="map" size={32} />
          <h2 id="area">{area.heading}</h2>
          <p>{area.text}</p>
        </Place>
        <Place aria-labelledby="localizacao">
          <Icon name="pin" size={32} />
          <h2 id="localizacao">{location.heading}</h2>
          <p>{location.text}</p>
          <Button href={business.mapsUrl} variant="outline">
            <Icon name="external" />
            {location.mapLabel}
          </Button>
        </Place>
      </Panel>
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
  }
`;
