import { graphql, type PageProps } from "gatsby";
import { ContactForm } from "../contact/ContactForm";
import { ChatCode } from "../sections/ChatCode";
import { ContactColumns } from "../sections/ContactColumns";
import { ContactDetails } from "../sections/ContactDetails";
import { Location } from "../sections/Location";
import { PageIntro } from "../sections/PageIntro";
import { QuickService } from "../sections/QuickService";

/** `/contato`: the form, and every way to reach the business. */
export default function Contact({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage, business } = data;
  return (
    <>
      <PageIntro heading={contactPage.heading} text={contactPage.intro} />
      <ContactColumns>
        <QuickService texts={contactPage.quickService} business={business} />
        <ContactForm texts={contactPage.form} business={business} />
        <ContactDetails texts={contactPage.details} mapLabel={data.interfaceTexts.mapLabel} business={business} />
        <ChatCode caption={contactPage.details.codeCaption} business={business} />
      </ContactColumns>
      <Location
        area={contactPage.serviceArea}
        location={contactPage.location}
        accessibility={contactPage.accessibility}
        business={business}
      />
    </>
  );
}

export const query = graphql`
  query ContactPage($path: String!) {
    ...Layout
    contactPage {
      heading
      intro
      form {
        ...ContactForm
      }
      quickService {
        ...QuickService
      }
      details {
        ...ContactDetails
        codeCaption
      }
      serviceArea {
        ...ServiceArea
      }
      location {
        ...Location
      }
      accessibility {
        ...Accessibility
      }
    }
    interfaceTexts {
      mapLabel
    }
    business {
      ...ContactLinks
      ...ChatCodeBusiness
      ...ContactDetailsBusiness
      ...LocationBusiness
    }
  }
`;
