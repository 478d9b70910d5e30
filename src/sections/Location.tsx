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
  border-radius: ${theme.radius.small};
  background: ${colour.surface};
  ${media.from("desktop")} { grid-template-columns: repeat(3, 1fr); padding-inline: 0; }
  ${media.print} { grid-template-columns: 1fr 1fr; padding: 0; border: 0; }
`;

const Place = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding-block: ${space[3]};
  break-inside: avoid;
  & + & { border-top: 1px solid ${colour.line}; }
  & > svg { color: ${colour.action}; }
  /* Below the icon where there is no room for a long word beside it. */
  h2 { flex: 1 1 7.5em; font-size: ${theme.text.title}; }
  p { flex-basis: 100%; }
  & > a { margin-top: ${space[1]}; }
  ${media.from("desktop")} {
    padding: ${space[4]};
    & + & { border-top: 0; border-left: 1px solid ${colour.line}; }
  }
  ${media.print} {
    gap: 0 ${space[1]};
    padding: 0 ${space[1]} 0 0;
    && { border: 0; }
    /* How the screen can be read. */
    &:last-child { display: none; }
  }
`;

interface LocationProps {
  area: Queries.ServiceAreaFragment;
  location: Queries.LocationFragment;
  accessibility: Queries.AccessibilityFragment;
  business: Queries.LocationBusinessFragment;
}

/** Service area, a map link, and what the site does for access. The address is in the contact details. */
export function Location({ area, location, accessibility, business }: LocationProps) {
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
        <Place id="acessibilidade" aria-labelledby="acesso">
          <Icon name="access" size={32} />
          <h2 id="acesso">{accessibility.heading}</h2>
          <p>{accessibility.text}</p>
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
  fragment Accessibility on Accessibility {
    heading
    text
  }
  fragment LocationBusiness on Business {
    mapsUrl
  }
`;
