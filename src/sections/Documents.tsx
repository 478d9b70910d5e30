import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { RuledBlock, RuledCell } from "../ui/RuledBlock";
import { RunningText } from "../ui/RunningText";
import { Section, SectionHeading } from "../ui/Section";

const { space } = theme;

const Sheet = styled(RuledBlock).attrs({ as: "dl" })`
  break-inside: avoid;
  ${media.from("desktop")} { & > * { flex-basis: 34%; } }
`;

const Entry = styled(RuledCell)`
  dt { font: ${theme.weight.heading} ${theme.text.title} / 1.3 ${theme.font.heading}; }
  dd { margin-top: ${space.half}; white-space: pre-line; }
`;

/** Id of its heading, to which the home page leads. */
export const documentsId = "documentos";

/** What a buyer asks for before a contract: papers, insurance, standards, references. Without it in the content, nothing. */
export function Documents({ data }: { data: Queries.DocumentsFragment }) {
  const { documents } = data.servicesPage;
  if (!documents) return null;
  return (
    <Section surface="ice" labelledBy={documentsId}>
      <SectionHeading id={documentsId} heading={documents.heading} text={documents.intro} beside />
      <Sheet>
        {documents.lines.map(({ label, text }) => (
          <Entry key={label}>
            <dt>{label}</dt>
            <dd>
              <RunningText text={text} />
            </dd>
          </Entry>
        ))}
      </Sheet>
    </Section>
  );
}

export const fragment = graphql`
  fragment Documents on Query {
    servicesPage {
      documents {
        heading
        intro
        lines {
          label
          text
        }
      }
    }
  }
`;
