import { graphql, type PageProps } from "gatsby";
import { ClosingCall } from "../sections/ClosingCall";
import { Documents } from "../sections/Documents";
import { PageIntro } from "../sections/PageIntro";
import { Plans } from "../sections/Plans";
import { Process } from "../sections/Process";
import { Services } from "../sections/Services";

/** `/servicos`: the services, the maintenance plans, and how the work goes. */
export default function ServicesTemplate({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { servicesPage, business } = data;
  return (
    <>
      <PageIntro
        heading={servicesPage.heading}
        text={servicesPage.intro}
        duct={business.trade.air ?? false}
        ductLabel={servicesPage.detailLabel}
      />
      <Services data={data} />
      <Plans data={data} />
      <Documents data={data} />
      <Process data={data} />
      <ClosingCall call={servicesPage.closing} business={business} />
    </>
  );
}

export const query = graphql`
  query ServicesPage($path: String!) {
    ...Layout
    ...Services
    ...Plans
    ...Documents
    ...Process
    business {
      trade {
        air
      }
    }
    servicesPage {
      heading
      intro
      detailLabel
      closing {
        ...ClosingCall
      }
    }
  }
`;
