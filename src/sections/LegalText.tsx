import { graphql } from "gatsby";
import { Anchor } from "../ui/Anchor";
import { Container } from "../ui/Container";
import { Disclosure } from "../ui/Disclosure";
import { RuledCell } from "../ui/RuledBlock";
import { RunningText } from "../ui/RunningText";
import { Clause, Columns, Contents, Essentials, Highlighted, Text } from "./LegalText.styles";
import { useToday } from "./use-today";

interface LegalTextProps {
  page: Queries.LegalTextFragment;
  contentsHeading: string;
  /** Date of the build, `2026-11-24`, which the last-updated line shows until hydration. */
  buildDate: string;
}

/** Fragment id of a section, from its number. */
const anchorOf = (index: number) => `secao-${index + 1}`;

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <RunningText text={text} />
    </p>
  ));

const Items = ({ texts }: { texts: readonly string[] | null }) =>
  texts && (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <RunningText text={text} />
        </li>
      ))}
    </ul>
  );

export function LegalText({ page, contentsHeading, buildDate }: LegalTextProps) {
  const today = useToday(buildDate);
  const { essentials } = page;
  return (
    <Container>
      <Columns>
        <Contents aria-labelledby="indice">
          <Disclosure id="nesta-pagina" summary={<h2 id="indice">{contentsHeading}</h2>}>
            <ol>
              {page.sections.map(({ title }, index) => (
                <li key={title}>
                  <a href={`#${anchorOf(index)}`}>{title}</a>
                </li>
              ))}
            </ol>
          </Disclosure>
        </Contents>
        {essentials && (
          <Essentials as="aside" aria-labelledby="essencial">
            <h2 id="essencial">{essentials.heading}</h2>
            <dl>
              {essentials.facts.map(({ label, text }) => (
                <RuledCell key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <RunningText text={text} />
                  </dd>
                </RuledCell>
              ))}
            </dl>
          </Essentials>
        )}
        <Text>
          <p>
            {page.updatedLabel} <time dateTime={today}>{today.split("-").reverse().join("/")}</time>
            {page.updatedNote && `, ${page.updatedNote}`}
          </p>
          {page.sections.map(({ title, paragraphs, highlighted, items, links }, index) => (
            // No `aria-labelledby`: a dozen landmarks would duplicate the headings.
            <Clause key={title} id={anchorOf(index)}>
              <h2>
                {index + 1}. {title}
              </h2>
              <Paragraphs texts={paragraphs} />
              {highlighted ? (
                <Highlighted>
                  <Paragraphs texts={highlighted} />
                  <Items texts={items} />
                </Highlighted>
              ) : (
                <Items texts={items} />
              )}
              {links?.map(({ label, url }) => (
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
    updatedNote
    essentials {
      heading
      facts {
        label
        text
      }
    }
    sections {
      title
      paragraphs
      highlighted
      items
      links {
        label
        url
      }
    }
  }
`;
