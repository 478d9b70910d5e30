import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Disclosure } from "../ui/Disclosure";
import { RuledBlock, RuledCell } from "../ui/RuledBlock";
import { Section } from "../ui/Section";

const { space } = theme;

const Intro = styled.p`
  max-width: ${theme.size.text};
  font-size: ${theme.text.lead};
  text-wrap: balance;
`;

const Sheet = styled(RuledBlock).attrs({ as: "dl" })`
  margin-top: ${space[3]};
  ${media.from("desktop")} { & > * { flex-basis: 34%; } }
`;

const Entry = styled(RuledCell)`
  dt { font: ${theme.weight.heading} ${theme.text.title} / 1.3 ${theme.font.heading}; }
  dd { margin-top: ${space.half}; white-space: pre-line; }
`;

/** What a buyer asks for before a contract: papers, insurance, standards, references; on phones it opens. Without it in the content, nothing. */
export function Documents({ data }: { data: Queries.DocumentsFragment }) {
  const { documents } = data.servicesPage;
  if (!documents) return null;
  return (
    <Section surface="ice" compact labelledBy="documentos">
      <Disclosure summary={<h2 id="documentos">{documents.heading}</h2>}>
        {documents.intro && <Intro>{documents.intro}</Intro>}
        <Sheet>
          {documents.lines.map(({ label, text }) => (
            <Entry key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </Entry>
          ))}
        </Sheet>
      </Disclosure>
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
