import { graphql } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Artwork } from "./Artwork";

const Frame = styled.figure<{ $colour: string; $ratio: number; $failed: boolean }>`
  position: relative;
  overflow: clip;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${theme.radius.medium};
  background: ${({ $colour }) => $colour};
  color: ${theme.colour.drawing};
  & > * { position: absolute; inset: 0; width: 100%; height: 100%; }
  .accent { stroke: ${theme.colour.amber}; }
  /* A photo that did not arrive must not lie across the drawing, nor its text; it is read out all the same. */
  img { color: transparent; }
  /* Without script nobody hears of the failure. Only a picture that failed has anything before it: what pushes its mark out of view. */
  noscript img::before { content: ""; display: block; padding-top: 300%; }
  /* There the photo stands in a noscript element as well, and would be read out twice. */
  ${media.scriptless} { .gatsby-image-wrapper > picture { display: none; } }
  [data-main-image] { ${({ $failed }) => $failed && "clip-path: inset(50%);"} }
`;

interface PhotoProps {
  photo: Queries.PhotoFragment;
  /** The drawing beneath the photo, which stands alone where the photo does not arrive. */
  artwork: "technician" | "unit";
  /** Load at once instead of when scrolled near: for the photo in the first view. */
  eager?: boolean;
}

/** A photo over its drawing, in a frame that keeps its place from the start. */
export function Photo({ photo, artwork, eager = false }: PhotoProps) {
  const frame = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const image = element.querySelector<HTMLImageElement>("img[data-main-image]");
    // The photo may have failed before this script was there to hear of it.
    if (image?.currentSrc && image.complete && image.naturalWidth === 0) setFailed(true);
    // Errors of images do not bubble.
    const handleError = () => setFailed(true);
    element.addEventListener("error", handleError, true);
    return () => element.removeEventListener("error", handleError, true);
  }, []);

  return (
    <Frame ref={frame} $failed={failed} $colour={photo.colour} $ratio={photo.width / photo.height}>
      <Artwork name={artwork} />
      <GatsbyImage image={photo.image} alt={photo.alt} loading={eager ? "eager" : "lazy"} />
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
