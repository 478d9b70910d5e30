import { graphql } from "gatsby";
import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { screenOnly } from "../theme/print";
import { theme } from "../theme/theme";
import { newTabHintId } from "../ui/Anchor";
import { OpeningProvider } from "../ui/OpenNow";
import { OpenedFolds, OpenedFoldsContext } from "../ui/opened-folds";
import { SubmissionProvider } from "../ui/submission";
import { visuallyHidden } from "../ui/VisuallyHidden";
import { ActionBar } from "./ActionBar";
import { contentId } from "./content-id";
import { Footer } from "./Footer";
import { focusHeading } from "./focus-heading";
import { Header } from "./Header";
import { ConsentNotice } from "./notice/ConsentNotice";
import { Toasts } from "./Toasts";
import { usePageChange } from "./use-page-change";

const SkipLink = styled.a`
  &:not(:focus) { ${visuallyHidden} }
  &:focus {
    position: fixed;
    inset: ${theme.space[1]} auto auto ${theme.space[1]};
    z-index: ${theme.layer.toast};
    padding: ${theme.space[2]};
    border-radius: ${theme.radius.small};
    background: ${theme.colour.surface};
    color: ${theme.colour.action};
  }
`;

/**
 * What stays at the bottom of the window: the bar, and below it the notice, which keeps its place while the bar comes and goes. At the
 * end of the page both are below the footer and cover nothing.
 */
const Dock = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layer.dock};
  /* Where the bar is hidden, presses reach the page. */
  pointer-events: none;
  & > * { pointer-events: auto; }
  ${media.low} { position: static; }
  /* Only the bar stays sticky. */
  ${media.cramped}, (scripting: none) { display: contents; }
`;

interface LayoutProps {
  data: Queries.LayoutFragment;
  children: ReactNode;
}

/** The shell around every page: header, footer, notice, toasts. It stays mounted across navigations. */
export function Layout({ data, children }: LayoutProps) {
  const { page, business, interfaceTexts, privacyPage } = data;
  usePageChange(page.path, focusHeading);
  const [openedFolds] = useState(() => new OpenedFolds());

  return (
    <Toasts texts={interfaceTexts.toasts}>
      <OpeningProvider data={data}>
        <SkipLink href={`#${contentId}`}>{interfaceTexts.skipLink}</SkipLink>
        <Header data={data} />
        <main id={contentId} tabIndex={-1}>
          <OpenedFoldsContext.Provider value={openedFolds.on(page.path)}>
            <SubmissionProvider>{children}</SubmissionProvider>
          </OpenedFoldsContext.Provider>
        </main>
        <Footer data={data} />
        <Dock className={screenOnly}>
          <ActionBar texts={interfaceTexts.actions} business={business} />
          <ConsentNotice texts={interfaceTexts.notice} privacyPath={privacyPage.path} />
        </Dock>
      </OpeningProvider>
      <p id={newTabHintId} hidden>
        {interfaceTexts.newTab}
      </p>
      {/* At the end, so that what is seen arrives before it. */}
      {page.structuredData && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`; React would escape its quotes.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: page.structuredData }} />
      )}
    </Toasts>
  );
}

export const fragment = graphql`
  fragment Layout on Query {
    page(path: { eq: $path }) {
      path
      structuredData
    }
    business {
      ...ContactLinks
    }
    interfaceTexts {
      skipLink
      newTab
      notice {
        ...ConsentNotice
      }
      toasts {
        ...Toasts
      }
      actions {
        ...ActionBar
      }
    }
    privacyPage {
      path
    }
    ...Opening
    ...Head
    ...Header
    ...Footer
  }
`;
