import { graphql, type PageProps } from "gatsby";
import { LegalText } from "../sections/LegalText";
import { PageIntro } from "../sections/PageIntro";

/** `/termos-de-uso` and `/politica-de-privacidade`. */
export default function Legal({ data, pageContext }: PageProps<Queries.LegalPageQuery, { today: string }>) {
  const { legalPage, interfaceTexts } = data;
  return (
    <>
      <PageIntro heading={legalPage.heading} text={legalPage.intro} />
      <LegalText
        page={legalPage}
        contentsHeading={interfaceTexts.legal.contentsHeading}
        buildDate={pageContext.today}
      />
    </>
  );
}

export const query = graphql`
  query LegalPage($path: String!) {
    ...Layout
    legalPage(path: { eq: $path }) {
      heading
      intro
      ...LegalText
    }
    interfaceTexts {
      legal {
        contentsHeading
      }
    }
  }
`;
