import { graphql } from "gatsby";
import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { GlobalStyle } from "../theme/GlobalStyle";
import { theme } from "../theme/theme";
import { newTabHintId } from "../ui/Anchor";
import { visuallyHidden } from "../ui/VisuallyHidden";
import { ActionBar } from "./ActionBar";
import { ConsentNotice } from "./ConsentNotice";
import { Footer } from "./Footer";
import { Head } from "./Head";
import { Header } from "./Header";
import { RouteAnnouncer } from "./RouteAnnouncer";
import { Toasts } from "./Toasts";

const contentId = "conteudo";

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

interface LayoutProps {
  data: Queries.LayoutFragment;
  /** Path of the page shown; a change of it is announced. */
  path: string;
  children: ReactNode;
}

/** The shell around every page: head, header, footer, notice, toasts. It stays mounted while the visitor goes from page to page. */
export function Layout({ data, path, children }: LayoutProps) {
  const { business, interfaceTexts: texts } = data;
  const [menuOpen, setMenuOpen] = useState(false);
  // While the menu is open, the page behind it is out of reach.
  const inert = menuOpen ? "" : undefined;

  return (
    <Toasts texts={texts.toasts}>
      <GlobalStyle />
      <Head page={data.page} business={business} />
      <SkipLink href={`#${contentId}`}>{texts.skipLink}</SkipLink>
      <Header data={data} menuOpen={menuOpen} onMenuToggle={setMenuOpen} />
      <main id={contentId} tabIndex={-1} inert={inert}>
        {children}
      </main>
      <Footer data={data} inert={inert} />
      <ConsentNotice texts={texts.notice} privacyPath={data.privacyPage.path} inert={inert} />
      <ActionBar texts={texts.actions} business={business} inert={inert} />
      <RouteAnnouncer path={path} text={texts.pageAnnouncement} />
      <p id={newTabHintId} hidden>
        {texts.newTab}
      </p>
    </Toasts>
  );
}

export const fragment = graphql`
  fragment Layout on Query {
    page(id: { eq: $id }) {
      ...Head
    }
    business {
      ...HeadBusiness
      ...ActionBarBusiness
    }
    interfaceTexts {
      skipLink
      newTab
      pageAnnouncement
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
    ...Header
    ...Footer
  }
`;
