import { graphql, type PageProps } from "gatsby";
import { ClosingCall } from "../sections/ClosingCall";
import { PageIntro } from "../sections/PageIntro";
import { Plans } from "../sections/Plans";
import { Process } from "../sections/Process";
import { SectionLinks } from "../sections/SectionLinks";
import { Services } from "../sections/Services";

/** `/servicos`: the services, the maintenance plans, and how the work goes. */
export default function ServicesTemplate({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { servicesPage, business } = data;
  return (
    <>
      <PageIntro heading={servicesPage.heading} text={servicesPage.intro}>
        <SectionLinks texts={servicesPage.sections} />
      </PageIntro>
      <Services
        heading={servicesPage.servicesHeading}
        list={data.serviceList}
        business={business}
        chatLabel={data.interfaceTexts.actions.chatLabel}
      />
      <Plans texts={servicesPage.plans} list={data.planList} />
      <Process texts={servicesPage.process} list={data.stepList} />
      <ClosingCall call={servicesPage.closing} business={business} />
    </>
  );
}

export const query = graphql`
  query ServicesPage($path: String!) {
    ...Layout
    servicesPage {
      heading
      intro
      sections {
        ...SectionLinks
      }
      servicesHeading
      plans {
        ...Plans
      }
      process {
        ...Process
      }
      closing {
        ...ClosingCall
      }
    }
    serviceList {
      ...Services
    }
    planList {
      ...PlanList
    }
    stepList {
      ...StepList
    }
    interfaceTexts {
      actions {
        chatLabel
      }
    }
    business {
      ...ContactLinks
    }
  }
`;
