import { graphql, type PageProps } from "gatsby";
import { ContactForm } from "../contact/ContactForm";
import { ContactColumns } from "../sections/ContactColumns";
import { ContactDetails } from "../sections/ContactDetails";
import { EmergencyCard } from "../sections/EmergencyCard";
import { Location } from "../sections/Location";
import { PageIntro } from "../sections/PageIntro";

/** `/contato`: the form, and every way to reach the business. */
export default function Contact({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage, business } = data;
  return (
    <>
      <PageIntro heading={contactPage.heading} text={contactPage.intro} />
      <ContactColumns>
        <EmergencyCard data={data} />
        <ContactForm texts={contactPage.form} business={business} />
        <ContactDetails data={data} />
      </ContactColumns>
      <Location data={data} />
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
