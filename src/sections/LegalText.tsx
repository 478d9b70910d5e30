import { graphql } from "gatsby";
import { Anchor } from "../ui/Anchor";
import { Container } from "../ui/Container";
import { Disclosure } from "../ui/Disclosure";
import { LastUpdated } from "./LastUpdated";
import { Clause, Columns, Contents, Text } from "./LegalText.styles";

interface LegalTextProps {
  page: Queries.LegalTextFragment;
  texts: Queries.LegalTextsFragment;
  /** Date of the build, `dd/mm/aaaa`. */
  buildDate: string;
}

/** Address of a section within the page; it follows the section's number, by which laws and letters quote it. */
const anchorOf = (index: number) => `secao-${index + 1}`;

/** A text may consist of a statement that the site, as it is now, has no need of. */
const saysSomething = (text: string) => text.trim() !== "";

/** A legal text: table of contents, numbered sections, and the line that says when it was last updated. */
export function LegalText({ page, texts, buildDate }: LegalTextProps) {
  return (
    <Container>
      <Columns>
        <Contents aria-labelledby="indice">
          <Disclosure summary={<h2 id="indice">{texts.contentsHeading}</h2>}>
            <ol>
              {page.sections.map(({ title }, index) => (
                <li key={title}>
                  <a href={`#${anchorOf(index)}`}>{title}</a>
                </li>
              ))}
            </ol>
          </Disclosure>
        </Contents>
        <Text>
          <LastUpdated label={page.updatedLabel} buildDate={buildDate} />
          {page.sections.map(({ title, paragraphs, items, links }, index) => (
            // Without a name: a dozen landmarks would be read out before a dozen headings that say the same.
            <Clause key={title} id={anchorOf(index)}>
              <h2>
                {index + 1}. {title}
              </h2>
              {paragraphs.filter(saysSomething).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {items && (
                <ul>
                  {items.filter(saysSomething).map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              {links
                ?.filter(({ label }) => saysSomething(label))
                .map(({ label, url }) => (
                  <p key={url}>
                    <Anchor href={url}>{label}</Anchor>
                  </p>
                ))}
            </Clause>
          ))}
        </Text>
      </Columns>
    </Container>
  );
}

export const fragment = graphql`
  fragment LegalText on LegalPage {
    updatedLabel
    sections {
      title
      paragraphs
      items
      links {
        label
        url
      }
    }
  }
  fragment LegalTexts on LegalTexts {
    contentsHeading
  }
`;
