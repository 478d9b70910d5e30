import { graphql } from "gatsby";
import { screenOnly } from "../theme/print";
import { Anchor } from "../ui/Anchor";
import { StateMap } from "../ui/drawing/StateMap";
import { Photo } from "../ui/Photo";
import { RuledBlock } from "../ui/RuledBlock";
import { RunningText } from "../ui/RunningText";
import { Section } from "../ui/Section";
import { TownList } from "../ui/TownList";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { documentsId } from "./Documents";
import { Repair } from "./Repair";
import { Cell, Points, photoWidth, Where, Who } from "./ValuePoints.styles";

/**
 * The title block of the drawing: a measured repair, if the content has one; who answers, with a link to the papers, and where; and the value points, each with its
 * fact.
 */
export function ValuePoints({ data }: { data: Queries.ValuePointsFragment }) {
  const { business, interfaceTexts } = data;
  const { values, technician, repair } = data.homePage;
  const { serviceArea } = data.contactPage;
  const { documents } = data.servicesPage;
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
            {technician && (
              <p>
                <RunningText text={technician.text} />
              </p>
            )}
            {technician && <p>{business.legalName}</p>}
            <p>
              {interfaceTexts.header.taxNumberLabel} <RunningText text={business.taxNumber} />
            </p>
            {business.registration && (
              <p>
                <RunningText text={business.registration} />
              </p>
            )}
            {documents && (
              <Anchor className={screenOnly} href={`${data.servicesPage.path}#${documentsId}`}>
                {documents.heading}
              </Anchor>
            )}
          </div>
        </Who>
        <Where $tall={Boolean(photo)}>
          <div>
            <h3>{serviceArea.heading}</h3>
            <p>
              <RunningText text={serviceArea.text} />
            </p>
            {business.servedTowns && (
              <div className={screenOnly}>
                <TownList names={business.servedTowns} towns={business.townsOnMap} />
              </div>
            )}
          </div>
          {business.townsOnMap.length > 0 && <StateMap towns={business.townsOnMap} />}
        </Where>
        <Points>
          {values.points.map(({ title, text }) => (
            <Cell as="li" key={title}>
              <h3>
                <RunningText text={title} />
              </h3>
              <p>
                <RunningText text={text} />
              </p>
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
    servicesPage {
      path
      documents {
        heading
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
