import { graphql } from "gatsby";
import { StateMap } from "../ui/drawing/StateMap";
import { NoBreak } from "../ui/NoBreak";
import { Photo } from "../ui/Photo";
import { RuledBlock } from "../ui/RuledBlock";
import { Section } from "../ui/Section";
import { TownList } from "../ui/TownList";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Repair } from "./Repair";
import { Cell, Points, photoWidth, Where, Who } from "./ValuePoints.styles";

/**
 * The title block of the drawing: a measured repair, if the content has one; who answers, and where; and the value points, each with its
 * fact.
 */
export function ValuePoints({ data }: { data: Queries.ValuePointsFragment }) {
  const { business, interfaceTexts } = data;
  const { values, technician, repair } = data.homePage;
  const { serviceArea } = data.contactPage;
  const photo = technician?.photo;
  return (
    <Section surface="ice" compact labelledBy="diferenciais">
      <VisuallyHidden as="h2" id="diferenciais">
        {values.heading}
      </VisuallyHidden>
      <RuledBlock>
        <Repair repair={repair} />
        <Who $photo={Boolean(photo)}>
          {photo && <Photo photo={photo} sizes={photoWidth} />}
          <div>
            <h3>{technician?.heading ?? values.whoLabel}</h3>
            <strong>{technician?.name ?? business.legalName}</strong>
            {technician && <p>{technician.text}</p>}
            <p>
              {technician && `${business.legalName}, `}
              {interfaceTexts.header.taxNumberLabel} <NoBreak>{business.taxNumber}</NoBreak>
            </p>
            {business.registration && <p>{business.registration}</p>}
          </div>
        </Who>
        <Where>
          <div>
            <h3>{serviceArea.heading}</h3>
            <p>{serviceArea.text}</p>
            {business.servedTowns && <TownList towns={business.servedTowns} />}
          </div>
          {business.townsOnMap.length > 0 && <StateMap towns={business.townsOnMap} />}
        </Where>
        <Points>
          {values.points.map(({ title, text }) => (
            <Cell as="li" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Cell>
          ))}
        </Points>
      </RuledBlock>
    </Section>
  );
}

export const fragment = graphql`
  fragment ValuePoints on Query {
    homePage {
      values {
        heading
        whoLabel
        points {
          title
          text
        }
      }
      technician {
        heading
        name
        text
        photo {
          ...Photo
        }
      }
      repair {
        ...Repair
      }
    }
    contactPage {
      serviceArea {
        heading
        text
      }
    }
    business {
      legalName
      taxNumber
      registration
      servedTowns
      townsOnMap {
        ...StateMap
      }
    }
    interfaceTexts {
      header {
        taxNumberLabel
      }
    }
  }
`;
