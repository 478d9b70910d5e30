import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { StateMap } from "../ui/drawing/StateMap";
import { Icon, type IconName } from "../ui/Icon";
import { Section } from "../ui/Section";

const { colour, space } = theme;

/* On phones without a frame: the map needs the width. */
const Panel = styled.div`
  display: grid;
  ${media.from("tablet")} {
    padding-inline: ${space[3]};
    border: 1px solid ${colour.line};
    border-radius: ${theme.radius.small};
    background: ${colour.surface};
  }
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
    & + & { border-top: 0; border-inline-start: 1px solid ${colour.line}; }
  }
  ${media.print} {
    gap: 0 ${space[1]};
    padding: 0 ${space[1]} 0 0;
    && { border: 0; }
    /* Accessibility of the screen. */
    &:last-child { display: none; }
  }
`;

/** 24 pixels from the text above. */
const MapPlace = styled.div`
  flex-basis: 100%;
  margin-top: ${space[2]};
  ${media.print} { display: none; }
`;

interface PlaceProps {
  icon: IconName;
  /** Target of links to this part, and of `aria-labelledby` with a suffix. */
  id: string;
  texts: { readonly heading: string; readonly text: string };
  children?: ReactNode;
}

function Part({ icon, id, texts, children }: PlaceProps) {
  return (
    <Place id={id} aria-labelledby={`${id}-titulo`}>
      <Icon name={icon} />
      <h2 id={`${id}-titulo`}>{texts.heading}</h2>
      <p>{texts.text}</p>
      {children}
    </Place>
  );
}

/** Service area with its map, a map link, and what the site does for access. The address is in the contact details. */
export function Location({ data }: { data: Queries.LocationFragment }) {
  const { serviceArea, location, accessibility } = data.contactPage;
  const { mapsUrl, townsOnMap } = data.business;
  return (
    <Section surface="ice" compact>
      <Panel>
        <Part icon="map" id="area" texts={serviceArea}>
          {townsOnMap.length > 0 && (
            <MapPlace>
              <StateMap towns={townsOnMap} />
            </MapPlace>
          )}
        </Part>
        <Part icon="pin" id="localizacao" texts={location}>
          <Button href={mapsUrl} variant="outline" icon="external">
            {location.mapLabel}
          </Button>
        </Part>
        <Part icon="access" id="acessibilidade" texts={accessibility} />
      </Panel>
    </Section>
  );
}

export const fragment = graphql`
  fragment Location on Query {
    contactPage {
      serviceArea {
        heading
        text
      }
      location {
        heading
        text
        mapLabel
      }
      accessibility {
        heading
        text
      }
    }
    business {
      mapsUrl
      townsOnMap {
        ...StateMap
      }
    }
  }
`;
