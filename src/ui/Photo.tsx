import { graphql } from "gatsby";
import styled from "styled-components";
import { screenOnly } from "../theme/print";
import { theme } from "../theme/theme";
import { StandIn } from "./drawing/CloseUp";
import { RunningText } from "./RunningText";

const Frame = styled.div<{ $colour: string | undefined }>`
  position: relative;
  overflow: clip;
  /* A photo of other proportions is cropped, more below than above. */
  aspect-ratio: 4 / 5;
  border-radius: ${theme.radius.small};
  background: ${({ $colour }) => $colour};
  & > svg, img { position: absolute; inset: 0; width: 100%; height: 100%; }
  img {
    object-fit: cover;
    object-position: 50% 30%;
    /* Subpixel rounding would leave a row of the drawing visible at the edge. */
    scale: 1.01;
    /* Hides the alt text of a photo that failed to load; screen readers still read it. */
    color: transparent;
  }
  /* Hides the broken-image icon: only a failed image renders ::before. */
  img::before { content: ""; display: block; padding-top: 300%; }
  & + figcaption { margin-top: ${theme.space[1]}; color: ${theme.colour.inkSoft}; font-size: ${theme.text.small}; }
`;

/** Whether a photo is an image service's, which on paper stands for nothing. */
export const isStandIn = ({ url }: { url: string }) => url.startsWith("https:");

interface PhotoProps {
  photo: Queries.PhotoFragment;
  /** The image's `sizes` attribute. */
  sizes: string;
  /** What is drawn beneath it. */
  drawing?: "unit" | "evaporator";
}

/**
 * A lazy-loaded photo over a drawing, which remains if the photo fails to load. The frame reserves its space, so there is no layout shift.
 */
export function Photo({ photo, sizes, drawing = "unit" }: PhotoProps) {
  const { width, height, backgroundColor } = photo.image;
  const { sources = [], fallback } = photo.image.images;

  return (
    <figure className={isStandIn(photo) ? screenOnly : undefined}>
      <Frame $colour={backgroundColor}>
        <StandIn of={drawing} />
        <picture>
          {sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
          ))}
          <img
            {...fallback}
            sizes={sizes}
            alt={photo.alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </Frame>
      {photo.caption && (
        <figcaption>
          <RunningText text={photo.caption} />
        </figcaption>
      )}
    </figure>
  );
}

export const fragment = graphql`
  fragment Photo on Photo {
    url
    alt
    caption
    image
  }
`;
