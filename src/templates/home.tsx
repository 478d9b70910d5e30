import { graphql, type PageProps } from "gatsby";
import { ClosingCall } from "../sections/ClosingCall";
import { Hero } from "../sections/Hero";
import { Proof } from "../sections/Proof";
import { ServicesTeaser } from "../sections/ServicesTeaser";
import { ValuePoints } from "../sections/ValuePoints";

/** `/`: what the business does, and how to reach it now. */
export default function Home({ data }: PageProps<Queries.HomePageQuery>) {
  const { homePage, business } = data;
  return (
    <>
      <Hero hero={homePage.hero} business={business} contactPath={data.contactPage.path} />
      <ValuePoints values={homePage.values} area={data.contactPage.serviceArea} business={business} />
      <ServicesTeaser teaser={homePage.teaser} servicesPath={data.servicesPage.path} />
      <Proof proof={homePage} />
      <ClosingCall call={homePage.closing} business={business} />
    </>
  );
}

export const query = graphql`
  query HomePage($path: String!) {
    ...Layout
    homePage {
      hero {
        ...Hero
      }
      values {
        ...ValuePoints
      }
      teaser {
        ...ServicesTeaser
      }
      ...Proof
      closing {
        ...ClosingCall
      }
    }
    business {
      ...ContactLinks
      ...ServedTowns
    }
    contactPage {
      serviceArea {
        ...ServiceArea
      }
    }
  }
`;
