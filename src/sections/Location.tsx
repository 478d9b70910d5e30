import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { StateMap } from "../ui/drawing/StateMap";
import { Icon } from "../ui/Icon";
import { Section } from "../ui/Section";

const { colour, space } = theme;

const Panel = styled.div`
  display: grid;
  padding-inline: ${space[3]};
  border: 1px solid ${colour.line};
  border-radius: ${theme.radius.small};
  background: ${colour.surface};
  ${media.from("desktop")} { grid-template-columns: 1.4fr 1fr 1fr; padding-inline: 0; }
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
  & > svg:first-child { color: ${colour.action}; }
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
    /* The map stands beside the heading, or the page would need a second sheet. */
    position: relative;
    & > svg:not(:first-child) { position: absolute; top: 0; right: ${space[1]}; width: 20mm; }
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

interface PlaceProps {
  icon: Queries.IconName;
  /** Target of links to this part, and of `aria-labelledby` with a suffix. */
  id: string;
  texts: { readonly heading: string; readonly text: string };
  children?: ReactNode;
}

function Part({ icon, id, texts, children }: PlaceProps) {
  return (
    <Place id={id} aria-labelledby={`${id}-titulo`}>
      <Icon name={icon} size={32} />
      <h2 id={`${id}-titulo`}>{texts.heading}</h2>
      <p>{texts.text}</p>
      {children}
    </Place>
  );
}

/** Service area with its map, a map link, and what the site does for access. The address is in the contact details. */
export function Location({ area, location, accessibility, business }: LocationProps) {
  return (
    <Section surface="ice" compact>
      <Panel>
        <Part icon="map" id="area" texts={area}>
          {business.townsOnMap.length > 0 && <StateMap towns={business.townsOnMap} />}
        </Part>
        <Part icon="pin" id="localizacao" texts={location}>
          <Button href={business.mapsUrl} variant="outline">
            <Icon name="external" />
            {location.mapLabel}
          </Button>
        </Part>
        <Part icon="access" id="acessibilidade" texts={accessibility} />
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
    ...ServedTowns
  }
  fragment ServedTowns on Business {
    townsOnMap
  }
`;
