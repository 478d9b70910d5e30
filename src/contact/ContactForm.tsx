import { graphql } from "gatsby";
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../ui/Button";
import { ContactButtons } from "../ui/ContactButtons";
import { DirectContact, Fields, Form, ForSubject, Note, Select, TwoColumns } from "./ContactForm.styles";
import { DeliveryFields, deliveryAttributes, isPosted } from "./DeliveryFields";
import { useSubmission } from "./use-submission";

/** The subject for which the form shows the chat and the phone. */
const urgentSubject: Queries.SubjectValue = "emergencia";

/** Rows of the message field, from the specification. */
const messageRows = 5;

type FieldProps = ComponentProps<"input"> & { label: string; problem: string };

/** Id of the line that says what is missing in a field. */
const problemOf = (id = "") => `${id}-problema`;

/** A required field of one line, with its label, and what is missing where it is invalid. */
function Field({ label, problem, ...field }: FieldProps) {
  return (
    <div>
      <label htmlFor={field.id}>{label}</label>
      <input {...field} required aria-describedby={problemOf(field.id)} />
      <small id={problemOf(field.id)}>{problem}</small>
    </div>
  );
}

interface ContactFormProps {
  texts: Queries.ContactFormFragment;
  business: Queries.ContactLinksFragment & Queries.EmergencyLinksFragment;
}

/**
 * The contact form, with native validation only. By default it sends and stores nothing: on submit it is cleared and a toast
 * says thanks. If the content sets a delivery mode, it is cleared only once the message has been taken.
 */
export function ContactForm({ texts, business }: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { busy, problem, handedOver, messageChatUrl, thanks, submit, edited } = useSubmission(
    element,
    texts,
    business.chatUrl,
  );
  const [wasSubmitted, setSubmitted] = useState(false);
  const { sending } = texts;
  const delivers = texts.delivery !== "nenhuma";

  const send = (event: FormEvent<HTMLFormElement>) => {
    submit(event);
    setSubmitted(true);
  };

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
      onSubmit={send}
      onInput={edited}
    >
      <h2 id="formulario">{texts.heading}</h2>
      {delivers || <Note>{sending.note}</Note>}
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
          <Select>
            <select id="assunto" name="subject" defaultValue="" required aria-describedby={problemOf("assunto")}>
              <option value="">{texts.subject.placeholder}</option>
              {texts.subjects.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Select>
          <small id={problemOf("assunto")}>{texts.subject.problem}</small>
          {/* Live regions must be in the page before their text. */}
          {texts.emergency && (
            <ForSubject role="status" $subject={urgentSubject}>
              <DirectContact>
                <p>{texts.emergency.text}</p>
                <ContactButtons
                  chatLabel={texts.emergency.chatLabel}
                  business={{ ...business, chatUrl: business.emergencyChatUrl }}
                />
              </DirectContact>
            </ForSubject>
          )}
        </div>
        <div>
          <label htmlFor="mensagem">{texts.message.label}</label>
          <textarea
            id="mensagem"
            name="message"
            rows={messageRows}
            placeholder={texts.message.placeholder}
            required
            aria-describedby={problemOf("mensagem")}
          />
          <small id={problemOf("mensagem")}>{texts.message.problem}</small>
        </div>
      </Fields>
      <DeliveryFields {...texts} />
      {delivers && <p>{sending.note}</p>}
      {problem && (
        <DirectContact role="alert">
          <p>
            <strong>{problem.title}</strong> {problem.description}
          </p>
          <ContactButtons chatLabel={sending.chatLabel} business={{ ...business, chatUrl: messageChatUrl }} />
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
            <ContactButtons chatLabel={sending.chatLabel} business={{ ...business, chatUrl: messageChatUrl }} />
          </DirectContact>
        )}
      </div>
      {/* Vivid is what reaches the owner. */}
      <Button type="submit" size="lg" variant={delivers ? "default" : "outline"} aria-disabled={busy || undefined}>
        {busy ? sending.busyLabel : texts.submitLabel}
      </Button>
      {/* After the thanks, too, the visitor reads what becomes of the message: below the button, which stays where it is. */}
      <div role="status">{wasSubmitted && !delivers && <Note>{sending.note}</Note>}</div>
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
      problem
    }
    email {
      label
      placeholder
      problem
    }
    phone {
      label
      placeholder
      problem
    }
    subject {
      label
      placeholder
      problem
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
      problem
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
      uncertain {
        title
        description
      }
    }
  }
`;
