import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { screenOnly } from "../theme/print";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { CheckList, twoColumns } from "../ui/CheckList";
import { Icon } from "../ui/Icon";
import { isStandIn, Photo } from "../ui/Photo";
import { RunningText } from "../ui/RunningText";
import { Section, SectionHeading } from "../ui/Section";

const { breakpoint } = theme;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-items: center;
  /* The button below the list. */
  ul + a { margin-top: ${theme.space[4]}; }
  ${media.from("menu")} {
    grid-template-columns: 1fr 1fr;
    ${media.below("desktop")} { align-items: stretch; }
  }
  ${media.print} { grid-template-columns: minmax(0, 1fr); gap: ${theme.space[2]}; ul { ${twoColumns} } }
  ${media.from("desktop")} { grid-template-columns: 1fr auto; gap: ${theme.space[6]}; }
  ${media.from("huge")} { grid-template-columns: 1fr 1fr; }
`;

/** One strip of photos, toned into the navy of the sheet, and dimmed at night. */
const Photos = styled.figure`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 2px;
  figure > div { border-radius: 0; }
  figure > div::after { content: ""; position: absolute; inset: 0; background: ${theme.colour.navy}; mix-blend-mode: color; opacity: 0.5; }
  & > figcaption { grid-column: 1 / -1; margin-top: 0.375rem; color: ${theme.colour.inkSoft}; font-size: ${theme.text.small}; }
  /* One above the other, as high as the text beside them. */
  ${media.from("menu")} {
    ${media.below("desktop")} {
      grid: auto-flow 1fr / auto;
      figure { display: flex; flex-direction: column; }
      figure > div { flex: 1; aspect-ratio: auto; }
      & > figcaption { grid-row: 99; }
    }
  }
  ${media.from("desktop")} { grid: auto / auto-flow 12.5rem; & > figcaption { grid-area: 2 / 1; } figure { grid-row: 1; } }
  ${media.from("wide")} { grid-auto-columns: 16rem; }
  ${media.from("huge")} { grid-auto-columns: 1fr; }
  ${media.night} { img { filter: brightness(0.75); } }
  ${media.print} { figure > div { height: 60mm; aspect-ratio: auto; } }
`;

/** The `sizes` attribute of a photo, by the number of photos in its row. */
const sizesOf = (count: number) =>
  `(min-width: ${breakpoint.huge}) ${42 / count}rem, (min-width: ${breakpoint.wide}) 16rem, (min-width: ${breakpoint.desktop}) 12.5rem, (min-width: ${breakpoint.menu}) 44vw, ${92 / count}vw`;

export function ServicesTeaser({ data }: { data: Queries.ServicesTeaserFragment }) {
  const { teaser } = data.homePage;
  const [caption, ...otherCaptions] = new Set(teaser.photos?.map((photo) => photo.caption));
  const isShared = otherCaptions.length === 0;
  return (
    <Section labelledBy="servicos">
      <Columns>
        <div>
          <SectionHeading id="servicos" heading={teaser.heading} text={teaser.text} />
          <CheckList items={teaser.bullets} />
          <Button href={data.servicesPage.path} size="lg">
            {teaser.servicesLabel}
            <Icon name="arrow" />
          </Button>
        </div>
        {teaser.photos && (
          <Photos className={teaser.photos.every(isStandIn) ? screenOnly : undefined}>
            {teaser.photos.map((photo, index, { length }) => (
              <Photo
                key={photo.url}
                photo={isShared ? { ...photo, caption: null } : photo}
                sizes={sizesOf(length)}
                drawing={index % 2 ? "evaporator" : "unit"}
              />
            ))}
            {isShared && caption && (
              <figcaption>
                <RunningText text={caption} />
              </figcaption>
            )}
          </Photos>
        )}
      </Columns>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServicesTeaser on Query {
    homePage {
      teaser {
        heading
        text
        bullets
        servicesLabel
        photos {
          ...Photo
        }
      }
    }
    servicesPage {
      path
    }
  }
`;
