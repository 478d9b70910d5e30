import { graphql, type PageProps } from "gatsby";
import { ContactForm } from "../contact/ContactForm";
import { ContactColumns } from "../sections/ContactColumns";
import { ContactDetails } from "../sections/ContactDetails";
import { EmergencyCard } from "../sections/EmergencyCard";
import { Location } from "../sections/Location";
import { PageIntro } from "../sections/PageIntro";
import { RestOfPage } from "../sections/RestOfPage";

/** `/contato`: the form, and every way to reach the business. */
export default function Contact({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage, business } = data;
  return (
    <>
      <PageIntro heading={contactPage.heading} text={contactPage.intro} />
      <RestOfPage>
        <ContactColumns>
          <EmergencyCard data={data} />
          <ContactForm texts={contactPage.form} business={business} />
          <ContactDetails data={data} />
        </ContactColumns>
        <Location data={data} />
      </RestOfPage>
    </>
  );
}

export const query = graphql`
  query ContactPage($path: String!) {
    ...Layout
    ...EmergencyCard
    ...ContactDetails
    ...Location
    contactPage {
      heading
      intro
      form {
        ...ContactForm
      }
    }
  }
`;
