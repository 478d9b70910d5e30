import { graphql, type PageProps } from "gatsby";
import { LegalText } from "../sections/LegalText";

/** `/termos-de-uso` and `/politica-de-privacidade`: two texts of one form. */
export default function Legal({ data }: PageProps<Queries.LegalPageQuery>) {
  const { legalPage, interfaceTexts, site } = data;
  return <LegalText page={legalPage} texts={interfaceTexts.legal} buildDate={site?.buildTime ?? ""} />;
}

export const query = graphql`
  query LegalPage($id: String!) {
    ...Layout
    legalPage(id: { eq: $id }) {
      ...LegalText
    }
    interfaceTexts {
      legal {
        ...LegalTexts
      }
    }
    site {
      buildTime(formatString: "DD/MM/YYYY")
    }
  }
`;
