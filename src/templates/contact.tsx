import { graphql, type PageProps } from "gatsby";
import { ContactForm } from "../contact/ContactForm";
import { ContactColumns } from "../sections/ContactColumns";
import { ContactDetails } from "../sections/ContactDetails";
import { ContactOpening } from "../sections/ContactOpening";
import { Location } from "../sections/Location";

/** `/contato`: every way to reach the business, and the form. */
export default function Contact({ data }: PageProps<Queries.ContactPageQuery>) {
  return (
    <>
      <ContactOpening data={data} />
      <ContactColumns
        details={<ContactDetails data={data} />}
        form={<ContactForm texts={data.contactPage.form} business={data.business} />}
      />
      <Location data={data} />
    </>
  );
}

export const query = graphql`
  query ContactPage($path: String!) {
    ...Layout
    ...ContactOpening
    ...ContactDetails
    ...Location
    contactPage {
      form {
        ...ContactForm
      }
    }
  }
`;
