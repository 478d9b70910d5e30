import { graphql, type PageProps } from "gatsby";
import { ContactForm } from "../contact/ContactForm";
import { ContactColumns } from "../sections/ContactColumns";
import { ContactDetails } from "../sections/ContactDetails";
import { Emergency } from "../sections/Emergency";
import { Location } from "../sections/Location";
import { PageIntro } from "../sections/PageIntro";

/** `/contato`: every way to reach the business, and the form. */
export default function Contact({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage, business } = data;
  const { quickService } = contactPage;
  return (
    <>
      <PageIntro heading={contactPage.heading} text={contactPage.intro} detail="unit" label={contactPage.detailLabel} />
      <ContactColumns
        urgent={quickService && <Emergency id="atendimento-rapido" as="h2" texts={quickService} business={business} />}
        details={<ContactDetails data={data} />}
        form={<ContactForm texts={contactPage.form} business={business} />}
      />
      <Location data={data} />
    </>
  );
}

export const query = graphql`
  query ContactPage($path: String!) {
    ...Layout
    ...ContactDetails
    ...Location
    business {
      ...EmergencyLinks
    }
    contactPage {
      heading
      intro
      detailLabel
      quickService {
        ...EmergencyCard
      }
      form {
        ...ContactForm
      }
    }
  }
`;
