import type { PageProps } from "gatsby";
import { type ComponentType, useEffect, useState } from "react";
import { StyleSheetManager } from "styled-components";
import type { EditorPreviewProps } from "../../plugins/gatsby-plugin-content-editor/browser/site";
import type { Content, ContentFile } from "../content/model/content-files";
import { routes } from "../content/routes";
import { Footer } from "../layout/Footer";
import { Header } from "../layout/header/Header";
import Contact from "../templates/contact";
import Home from "../templates/home";
import Legal from "../templates/legal";
import Services from "../templates/services";
import { GlobalStyle } from "../theme/GlobalStyle";
import { queryResult } from "./preview-data";
import { editorTexts } from "./texts";

/** Results of all page queries. */
type Queried = Queries.HomePageQuery &
  Queries.ServicesPageQuery &
  Queries.ContactPageQuery &
  Queries.LegalPageQuery &
  Queries.LayoutFragment;

const templates: Record<string, ComponentType<PageProps<Queried>>> = {
  home: Home,
  services: Services,
  contact: Contact,
  legal: Legal,
};

/** The page that shows a file's content best. */
export function pageOf(file: string) {
  const shownOn: Partial<Record<string, ContentFile>> = {
    "business.yaml": "pages/contact.yaml",
    "services.yaml": "pages/services.yaml",
    "plans.yaml": "pages/services.yaml",
    "steps.yaml": "pages/services.yaml",
    "interface.yaml": "pages/home.yaml",
    "statements.yaml": "pages/privacy.yaml",
  };
  return routes.find((route) => route.file === (shownOn[file] ?? file));
}

/** The result of the page's query; `queryResult` uses the same model and resolvers as Gatsby. */
async function queried(file: string, content: Content, urlOf: (photo: string) => string): Promise<Queried> {
  const result = await queryResult(content, urlOf);
  return {
    ...result,
    legalPage: file === "pages/terms.yaml" ? result.termsPage : result.privacyPage,
    site: { buildTime: new Date().toLocaleDateString("pt-BR") },
  } as unknown as Queried;
}

/**
 * Previews the edited file in its page, with the site's components. Keeps the last state while the content has a problem; before
 * there is one, says why the page is not there.
 */
export function EditorPreview({ file, content, urlOf, frame }: EditorPreviewProps) {
  const [data, setData] = useState<Queried>();
  const [failed, setFailed] = useState(false);
  const Template = templates[pageOf(file)?.template ?? ""];

  useEffect(() => {
    if (!content) return;
    let current = true;
    queried(file, content as unknown as Content, urlOf).then(
      (result) => current && setData(result),
      // A field may be invalid while it is being typed.
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [file, content, urlOf]);

  if (!data || !Template) {
    const { loading, failed: problem } = editorTexts.preview;
    // Leaves room for Decap's button in the corner.
    const style = { margin: "24px 72px 24px 24px", font: "16px/1.5 system-ui, sans-serif" };
    return <p style={style}>{failed ? problem : loading}</p>;
  }
  return (
    <StyleSheetManager target={frame.head}>
      <GlobalStyle />
      <Header data={data} menuOpen={false} onMenuToggle={() => {}} />
      <main>
        <Template {...({ data, location: frame.location } as unknown as PageProps<Queried>)} />
      </main>
      <Footer data={data} />
    </StyleSheetManager>
  );
}
