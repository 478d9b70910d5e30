import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { screenOnly } from "../theme/print";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { StateMap } from "../ui/drawing/StateMap";
import { Icon, type IconName } from "../ui/Icon";
import { RuledBlock, RuledCell } from "../ui/RuledBlock";
import { RunningText } from "../ui/RunningText";
import { Section } from "../ui/Section";
import { TownList } from "../ui/TownList";

const { colour, space } = theme;

const Panel = styled(RuledBlock)`
  /* The map beside what is said in words. */
  ${media.from("desktop")} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    & > :first-child { grid-row: span 2; }
  }
  ${media.print} { display: grid; grid-template-columns: 1fr 1fr; }
`;

const Place = styled(RuledCell).attrs({ as: "section" })`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  break-inside: avoid;
  & > svg:first-child { color: ${colour.action}; }
  /* Below the icon where there is no room for a long word beside it. */
  h2 { flex: 1 1 7.5em; font-size: ${theme.text.title}; }
  p, ul { flex-basis: 100%; }
  & > a { margin-top: ${space[1]}; }
  ${media.from("desktop")} { && { padding: ${space[3]} ${space[4]}; } }
`;

/** 24 pixels from the text above. */
const MapPlace = styled.div`
  flex-basis: 100%;
  margin-top: ${space[2]};
`;

/* Of lower rank than where the business is. */
const Access = styled(Place)`
  h2, p { font-size: ${theme.text.small}; }
  h2 { flex-basis: 100%; font-family: inherit; font-weight: ${theme.weight.strong}; letter-spacing: 0; }
  p { color: ${colour.inkSoft}; }
`;

interface PartProps {
  icon: IconName;
  /** Target of links to this part, and of `aria-labelledby` with a suffix. */
  id: string;
  texts: { readonly heading: string; readonly text: string };
  children?: ReactNode;
}

function Part({ icon, id, texts, children }: PartProps) {
  return (
    <Place id={id} aria-labelledby={`${id}-titulo`}>
      <Icon name={icon} />
      <h2 id={`${id}-titulo`}>{texts.heading}</h2>
      <p>
        <RunningText text={texts.text} />
      </p>
      {children}
    </Place>
  );
}

/** Service area with its towns and their map, a map link, and what the site does for access. The address is in the contact details. */
export function Location({ data }: { data: Queries.LocationFragment }) {
  const { serviceArea, location, accessibility } = data.contactPage;
  const { mapsUrl, servedTowns, townsOnMap } = data.business;
  return (
    <Section surface="ice" compact>
      <Panel>
        <Part icon="map" id="area" texts={serviceArea}>
          {servedTowns && <TownList names={servedTowns} towns={townsOnMap} />}
          {townsOnMap.length > 0 && (
            <MapPlace className={screenOnly}>
              <StateMap towns={townsOnMap} />
            </MapPlace>
          )}
        </Part>
        <Part icon="pin" id="localizacao" texts={location}>
          <Button href={mapsUrl} variant="outline" icon="external">
            {location.mapLabel}
          </Button>
        </Part>
        <Access id="acessibilidade" aria-labelledby="acessibilidade-titulo" className={screenOnly}>
          <h2 id="acessibilidade-titulo">{accessibility.heading}</h2>
          <p>
            <RunningText text={accessibility.text} />
          </p>
        </Access>
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
      servedTowns
      townsOnMap {
        ...StateMap
      }
    }
  }
`;
