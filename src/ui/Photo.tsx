import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styled, { css, keyframes } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

type Arrival = "awaited" | "arrived" | "failed";

const shown = keyframes`to { opacity: 1; }`;

/** Time, in seconds, after which a photo is shown as far as it has come, should the script that waits for it never have started. */
const patience = 6;

const Frame = styled.figure<{ $arrival: Arrival; $colour: string | undefined; $ratio: number }>`
  position: relative;
  overflow: clip;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${theme.radius.medium};
  background: ${({ $colour = "none" }) => $colour};
  color: ${theme.colour.drawing};
  & > svg, img { position: absolute; inset: 0; width: 100%; height: 100%; }
  /* A photo that did not arrive must not lie across the drawing, nor its text; it is read out all the same. */
  img { object-fit: cover; color: transparent; }
  /* Only a picture that failed has anything before it: this pushes the browser's mark out of view where no script hears of it. */
  img::before { content: ""; display: block; padding-top: 300%; }
  /* A layer of its own lets the photo fade in without the page being painted anew. */
  ${media.scripted} {
    img { will-change: opacity; }
    img { ${({ $arrival }) => $arrival !== "arrived" && "opacity: 0;"} }
    img { ${({ $arrival }) => $arrival === "awaited" && css`animation: ${shown} 0s ${patience}s forwards;`} }
  }
  ${media.motion} { img { transition: opacity ${theme.motion.entrance} ${theme.motion.ease}; } }
`;

interface PhotoProps {
  photo: Queries.PhotoFragment;
  /**
   * The drawing beneath the photo, which stands alone where the photo does not arrive. Without it the frame is clear, for a photo that
   * is set into a drawing.
   */
  drawing?: ReactNode;
  /** Width at which the page shows the photo, as in the `sizes` of an image, where it is not as wide as a column. */
  sizes?: string;
}

/**
 * A photo that fades in over its drawing, in a frame that keeps its place from the start. The library's own component would bring
 * a server renderer and a polyfill to the visitor's browser, for effects that are not used here.
 */
export function Photo({ photo, drawing, sizes }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [arrival, setArrival] = useState<Arrival>("awaited");
  const { sources = [], fallback } = photo.image.images;

  useEffect(() => {
    // The photo may have arrived or failed before this script was there to hear of it.
    const { complete, currentSrc, naturalWidth } = image.current as HTMLImageElement;
    if (complete && currentSrc) setArrival(naturalWidth > 0 ? "arrived" : "failed");
  }, []);

  return (
    <Frame $arrival={arrival} $colour={drawing ? photo.colour : undefined} $ratio={photo.width / photo.height}>
      {drawing}
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
        ))}
        <img
          ref={image}
          {...fallback}
          sizes={sizes ?? fallback?.sizes}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          decoding="async"
          onLoad={() => setArrival("arrived")}
          onError={() => setArrival("failed")}
        />
      </picture>
    </Frame>
  );
}

export const fragment = graphql`
  fragment Photo on Photo {
    alt
    colour
    width
    height
    image
  }
`;
