import { graphql, type PageProps } from "gatsby";
import { LegalText } from "../sections/LegalText";
import { PageIntro } from "../sections/PageIntro";

/** `/termos-de-uso` and `/politica-de-privacidade`. */
export default function Legal({ data }: PageProps<Queries.LegalPageQuery>) {
  const { legalPage, interfaceTexts, business } = data;
  const { contentsHeading } = interfaceTexts.legal;
  return (
    <>
      <PageIntro heading={legalPage.heading} text={legalPage.intro} />
      <LegalText page={legalPage} contentsHeading={contentsHeading} buildDate={business.today} />
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
    business {
      today
    }
    interfaceTexts {
      legal {
        contentsHeading
      }
    }
  }
`;
