import { graphql } from "gatsby";
import { type ReactNode, useMemo, useState } from "react";
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

/**
 * The content of the shell: that of the page that was loaded, as each page brings the same. What is made of it is then not rendered
 * anew with each of them. In development it changes under the page.
 */
function useShellData(data: Queries.LayoutFragment): Queries.LayoutFragment {
  const [first] = useState(data);
  return process.env.NODE_ENV === "development" ? data : first;
}

/** The shell around every page: head, header, footer, notice, toasts. It stays mounted while the visitor goes from page to page. */
export function Layout({ data, path, children }: LayoutProps) {
  const shell = useShellData(data);
  const texts = shell.interfaceTexts;
  const [menuOpen, setMenuOpen] = useState(false);
  // While the menu is open, the page behind it is out of reach.
  const inert = menuOpen ? "" : undefined;

  const before = useMemo(
    () => (
      <>
        <GlobalStyle />
        <SkipLink href={`#${contentId}`}>{shell.interfaceTexts.skipLink}</SkipLink>
        <Header data={shell} menuOpen={menuOpen} onMenuToggle={setMenuOpen} />
      </>
    ),
    [shell, menuOpen],
  );
  const after = useMemo(
    () => (
      <>
        <Footer data={shell} inert={inert} />
        <ConsentNotice texts={shell.interfaceTexts.notice} privacyPath={shell.privacyPage.path} inert={inert} />
        <ActionBar texts={shell.interfaceTexts.actions} business={shell.business} inert={inert} />
      </>
    ),
    [shell, inert],
  );

  return (
    <Toasts texts={texts.toasts}>
      <Head page={data.page} business={shell.business} />
      {before}
      <main id={contentId} tabIndex={-1} inert={inert}>
        {children}
      </main>
      {after}
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
