import { graphql } from "gatsby";
import { StateMap } from "../ui/drawing/StateMap";
import { Mark } from "../ui/Mark";
import { Photo } from "../ui/Photo";
import { RuledBlock } from "../ui/RuledBlock";
import { Section } from "../ui/Section";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Cell, Points, photoWidth, Readings, Where, Who } from "./ValuePoints.styles";

/**
 * The title block of the drawing: who answers, and where; the value points, each with its fact; and a measured repair, if the content has
 * one.
 */
export function ValuePoints({ data }: { data: Queries.ValuePointsFragment }) {
  const { business, interfaceTexts } = data;
  const { values, technician, repair } = data.homePage;
  const { serviceArea } = data.contactPage;
  return (
    <Section surface="ice" compact labelledBy="diferenciais">
      <VisuallyHidden as="h2" id="diferenciais">
        {values.heading}
      </VisuallyHidden>
      <RuledBlock>
        <Who>
          {technician ? <Photo photo={technician.photo} sizes={photoWidth} /> : <Mark size={72} />}
          <div>
            <h3>{technician?.heading ?? values.whoLabel}</h3>
            <strong>{technician?.name ?? business.legalName}</strong>
            {technician && <p>{technician.text}</p>}
            <p>
              {technician && `${business.legalName}, `}
              {`${interfaceTexts.header.taxNumberLabel} ${business.taxNumber}`}
            </p>
            {business.registration && <p>{business.registration}</p>}
          </div>
        </Who>
        <Where>
          <div>
            <h3>{serviceArea.heading}</h3>
            <p>{serviceArea.text}</p>
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
        {repair && (
          <Cell>
            <h3>{repair.heading}</h3>
            <p>
              {repair.equipment}, {repair.town}
            </p>
            <Readings>
              <div>
                <dt>{repair.beforeLabel}</dt>
                <dd>{repair.before}</dd>
              </div>
              <div>
                <dt>{repair.afterLabel}</dt>
                <dd>{repair.after}</dd>
              </div>
            </Readings>
            <p>{repair.text}</p>
          </Cell>
        )}
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
        heading
        equipment
        town
        beforeLabel
        before
        afterLabel
        after
        text
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
