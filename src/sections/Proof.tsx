import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../theme/theme";
import { Photo } from "../ui/Photo";
import { Section } from "../ui/Section";

const { colour, space } = theme;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: ${space[5]} ${space[8]};
  align-items: center;
  article { max-width: ${theme.size.readable}; }
  h2 { margin-bottom: ${space[1]}; }
`;

const photoWidth = "18rem";

const Person = styled.article`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space[3]};
  align-items: center;
  & > :first-child { max-width: ${photoWidth}; }
`;

/** Measured temperatures, ruled like a technical drawing. */
const Readings = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin-block: ${space[2]};
  border: ${theme.size.stroke} solid ${colour.controlLine};
  & > * { flex: 1 1 8rem; padding: ${space[2]} ${space[3]}; }
  & > :last-child { background: ${colour.surface}; color: ${colour.action}; }
  dd { font: 700 ${theme.text.heading} / 1.2 ${theme.font.heading}; white-space: nowrap; }
`;

/** Who comes, and what a repair achieved, in degrees. Either may be missing; without both there is no section. */
export function Proof({ data }: { data: Queries.ProofFragment }) {
  const { technician, repair } = data.homePage;
  if (!technician && !repair) return null;
  return (
    <Section surface="ice">
      <Columns>
        {technician && (
          <Person>
            <Photo photo={technician.photo} sizes={photoWidth} />
            <div>
              <h2>{technician.heading}</h2>
              <strong>{technician.name}</strong>
              <p>{technician.text}</p>
            </div>
          </Person>
        )}
        {repair && (
          <article>
            <h2>{repair.heading}</h2>
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
          </article>
        )}
      </Columns>
    </Section>
  );
}

export const fragment = graphql`
  fragment Proof on Query {
    homePage {
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
  }
`;
