import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const Frame = styled.figure<{ $colour: string | undefined; $ratio: number }>`
  position: relative;
  overflow: clip;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${theme.radius.medium};
  background: ${({ $colour = "none" }) => $colour};
  color: ${theme.colour.drawing};
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
`;

/** `sizes` of a photo that fills a phone's width, and half of the container where it is beside a text. */
const columnSizes = `${media.query("wide")} 33rem, ${media.query("menu")} calc(50vw - 3.25rem), calc(100vw - 2rem)`;

interface PhotoProps {
  photo: Queries.PhotoFragment;
  /**
   * Placeholder drawing beneath the photo, and fallback if the photo fails to load. Without it the frame is transparent, for a photo
   * inset into another drawing.
   */
  drawing?: ReactNode;
  /** The image's `sizes` attribute; by default the photo is as wide as a column. */
  sizes?: string;
  /** Width of the frame by its height, at least: a photo that is higher is cropped, more below than above. */
  minRatio?: number;
}

/**
 * A lazy-loaded photo over its drawing. The frame reserves its space, so there is no layout shift. GatsbyImage is not used: it would
 * add a server renderer and a polyfill to the bundle for effects that this site does not need.
 */
export function Photo({ photo, drawing, sizes = columnSizes, minRatio = 0 }: PhotoProps) {
  const { width, height, backgroundColor } = photo.image;
  const { sources = [], fallback } = photo.image.images;

  return (
    <Frame $colour={drawing ? backgroundColor : undefined} $ratio={Math.max(width / height, minRatio)}>
      {drawing}
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
          // Texts are the largest paint. React 18 knows the attribute in lower case only, which its types lack.
          {...{ fetchpriority: "low" }}
          decoding="async"
        />
      </picture>
    </Frame>
  );
}

export const fragment = graphql`
  fragment Photo on Photo {
    alt
    image
  }
`;
