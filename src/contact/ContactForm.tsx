import { graphql } from "gatsby";
import { type ComponentProps, useEffect, useRef } from "react";
import { Button } from "../ui/Button";
import { ContactButtons } from "../ui/ContactButtons";
import { DirectContact, Fields, Form, ForSubject, TwoColumns } from "./ContactForm.styles";
import { DeliveryFields, deliveryAttributes, isPosted } from "./DeliveryFields";
import { useSubmission } from "./use-submission";

/** The subject for which the form shows the chat and the phone. */
const urgentSubject: Queries.SubjectValue = "emergencia";

/** Rows of the message field, from the specification. */
const messageRows = 5;

/** A required field of one line, with its label. */
function Field({ label, ...field }: ComponentProps<"input"> & { label: string }) {
  return (
    <div>
      <label htmlFor={field.id}>{label}</label>
      <input {...field} required />
    </div>
  );
}

interface ContactFormProps {
  texts: Queries.ContactFormFragment;
  business: Queries.ContactLinksFragment;
}

/**
 * The contact form, with native validation only. By default it sends and stores nothing: on submit it is cleared and a toast
 * says thanks. If the content sets a delivery mode, it is cleared only once the message has been taken.
 */
export function ContactForm({ texts, business }: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { busy, problem, handedOver, thanks, submit, edited } = useSubmission(element, texts, business.chatUrl);
  const { sending } = texts;
  const delivers = texts.delivery !== "nenhuma";

  // On phones the action bar or the notice might cover the alert.
  useEffect(() => {
    if (problem) element.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [problem]);

  return (
    <Form
      ref={element}
      {...deliveryAttributes(texts)}
      aria-labelledby="formulario"
      aria-busy={busy || undefined}
      onSubmit={submit}
      onInput={edited}
    >
      <h2 id="formulario">{texts.heading}</h2>
      {delivers || (
        <DirectContact>
          <p>{sending.note}</p>
          <ContactButtons chatLabel={texts.emergency?.chatLabel ?? sending.chatLabel} business={business} />
        </DirectContact>
      )}
      <p>{texts.requiredNote}</p>
      {isPosted(texts.delivery) || (
        <noscript>
          <DirectContact as="p">{texts.withoutScript}</DirectContact>
        </noscript>
      )}
      <Fields>
        <Field {...texts.name} id="nome" name="name" type="text" autoComplete="name" />
        <TwoColumns>
          <Field {...texts.email} id="email" name="email" type="email" autoComplete="email" />
          <Field {...texts.phone} id="telefone" name="phone" type="tel" autoComplete="tel" />
        </TwoColumns>
        <div>
          <label htmlFor="assunto">{texts.subject.label}</label>
          <select id="assunto" name="subject" defaultValue="" required>
            <option value="">{texts.subject.placeholder}</option>
            {texts.subjects.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {/* Live regions must be in the page before their text. */}
          {texts.emergency && (
            <ForSubject role="status" $subject={urgentSubject}>
              <DirectContact>
                <p>{texts.emergency.text}</p>
                <ContactButtons chatLabel={texts.emergency.chatLabel} business={business} />
              </DirectContact>
            </ForSubject>
          )}
        </div>
        <div>
          <label htmlFor="mensagem">{texts.message.label}</label>
          <textarea id="mensagem" name="message" rows={messageRows} placeholder={texts.message.placeholder} required />
        </div>
      </Fields>
      <DeliveryFields {...texts} />
      {delivers && <p>{sending.note}</p>}
      {problem && (
        <DirectContact role="alert">
          <p>
            <strong>{problem.title}</strong> {problem.description}
          </p>
          <ContactButtons chatLabel={sending.chatLabel} business={{ ...business, chatUrl: problem.chatUrl }} />
        </DirectContact>
      )}
      <div role="status">
        {thanks && (
          <p>
            <strong>{thanks.title}</strong> {thanks.description}
          </p>
        )}
        {handedOver && (
          <DirectContact>
            <p>
              <strong>{handedOver.title}</strong> {handedOver.description}
            </p>
            <ContactButtons chatLabel={sending.chatLabel} business={{ ...business, chatUrl: handedOver.chatUrl }} />
          </DirectContact>
        )}
      </div>
      <Button type="submit" size="lg" aria-disabled={busy || undefined}>
        {busy ? sending.busyLabel : texts.submitLabel}
      </Button>
    </Form>
  );
}

export const fragment = graphql`
  fragment ContactForm on ContactForm {
    delivery
    deliveryUrl
    heading
    requiredNote
    name {
      label
      placeholder
    }
    email {
      label
      placeholder
    }
    phone {
      label
      placeholder
    }
    subject {
      label
      placeholder
    }
    subjects {
      value
      label
    }
    emergency {
      text
      chatLabel
    }
    message {
      label
      placeholder
    }
    submitLabel
    withoutScript
    success {
      title
      description
    }
    sending {
      busyLabel
      note
      chatLabel
      honeypotLabel
      opened {
        title
        description
      }
      blocked {
        title
        description
      }
      cut {
        title
        description
      }
      notOpened {
        title
        description
      }
      failed {
        title
        description
      }
      confirm {
        title
        description
      }
      uncertain {
        title
        description
      }
    }
  }
`;
