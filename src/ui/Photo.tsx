import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import styled, { css, keyframes } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Artwork } from "./Artwork";

type Arrival = "awaited" | "arrived" | "failed";

const shown = keyframes`to { opacity: 1; }`;

/** Time, in seconds, after which a photo is shown as far as it has come, should the script that waits for it never have started. */
const patience = 6;

const Frame = styled.figure<{ $arrival: Arrival; $colour: string; $ratio: number }>`
  position: relative;
  overflow: clip;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${theme.radius.medium};
  background: ${({ $colour }) => $colour};
  color: ${theme.colour.drawing};
  & > svg, img { position: absolute; inset: 0; width: 100%; height: 100%; }
  .accent { stroke: ${theme.colour.amber}; }
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
  /** The drawing beneath the photo, which stands alone where the photo does not arrive. */
  artwork: "technician" | "unit";
  /** Load at once instead of when scrolled near: for the photo in the first view. */
  eager?: boolean;
}

/**
 * A photo that fades in over its drawing, in a frame that keeps its place from the start. The library's own component would bring
 * a server renderer and a polyfill to the visitor's browser, for effects that are not used here.
 */
export function Photo({ photo, artwork, eager = false }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [arrival, setArrival] = useState<Arrival>("awaited");
  const { sources = [], fallback } = photo.image.images;

  useEffect(() => {
    // The photo may have arrived or failed before this script was there to hear of it.
    const { complete, currentSrc, naturalWidth } = image.current as HTMLImageElement;
    if (complete && currentSrc) setArrival(naturalWidth > 0 ? "arrived" : "failed");
  }, []);

  return (
    <Frame $arrival={arrival} $colour={photo.colour} $ratio={photo.width / photo.height}>
      <Artwork name={artwork} />
      <picture>
        {sources.map(({ type, srcSet, sizes }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          ref={image}
          {...fallback}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
          loading={eager ? "eager" : "lazy"}
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
