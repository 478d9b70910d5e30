import { graphql, type PageProps } from "gatsby";
import { ClosingCall } from "../sections/ClosingCall";
import { Hero } from "../sections/Hero";
import { ServicesTeaser } from "../sections/ServicesTeaser";
import { ValuePoints } from "../sections/ValuePoints";

/** `/`: what the business does, and how to reach it now. */
export default function Home({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <>
      <Hero data={data} />
      <ValuePoints data={data} />
      <ServicesTeaser data={data} />
      <ClosingCall drawn={data.business.trade.air ?? false} call={data.homePage.closing} business={data.business} />
    </>
  );
}

export const query = graphql`
  query HomePage($path: String!) {
    ...Layout
    ...Hero
    ...ValuePoints
    ...ServicesTeaser
    business {
      trade {
        air
      }
    }
    homePage {
      closing {
        ...ClosingCall
      }
    }
  }
`;
