import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { theme } from "../theme/theme";

/**
 * What iOS must not turn into links by itself: it would change the texts before React takes the page over, which then renders all
 * anew (https://developer.apple.com, "Supported Meta Tags", names `telephone`; WebKit reads the others, too).
 */
const notDetected = ["telephone", "date", "address", "email"].map((kind) => `${kind}=no`).join(", ");

interface HeadProps {
  data: Queries.HeadFragment;
  socialImageUrl: string;
}

export function Head({ data: { page, business }, socialImageUrl }: HeadProps) {
  return (
    // Not deferred to the next animation frame, of which a tab in the background has none.
    <Helmet defer={false}>
      <html lang="pt-BR" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={page.url} />
      {business.isTrial && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content={theme.colour.navy} />
      <meta name="format-detection" content={notDetected} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={page.url} />
      <meta property="og:image" content={socialImageUrl} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={`${theme.socialImage.width}`} />
      <meta property="og:image:height" content={`${theme.socialImage.height}`} />
      <meta property="og:image:alt" content={business.name} />
      {/* The rest as in Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}

export const fragment = graphql`
  fragment Head on Query {
    page(path: { eq: $path }) {
      title
      description
      url
    }
    business {
      name
      isTrial
    }
  }
`;
