import { graphql } from "gatsby";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { Button } from "../ui/Button";
import { Fields, Form, TwoColumns } from "./ContactForm.styles";
import { DeliveryFields, deliveryAttributes, isPosted } from "./DeliveryFields";
import { DirectContact } from "./DirectContact";
import type { Outcome } from "./deliver";
import { Field } from "./Field";
import { useSubmission } from "./use-submission";

/** Rows of the message field, from the specification. */
const messageRows = 5;

/** Subject for which the form shows the chat and the phone. */
const urgentSubject = "emergencia";

interface ContactFormProps {
  texts: Queries.ContactFormFragment;
  business: Queries.ContactLinksFragment;
}

/**
 * The contact form, with native validation only. By default it sends and stores nothing: on submit it is cleared and a toast
 * says thanks. If the content sets a delivery mode, it is cleared only once the message has been delivered.
 */
export function ContactForm({ texts, business }: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { busy, problem, thanks, submit } = useSubmission(element, texts, business.chatUrl);
  // Fields are marked as invalid only after an attempt to submit.
  const [attempted, setAttempted] = useState(false);
  const [urgent, setUrgent] = useState(false);
  const sending = texts.delivery === "nenhuma" ? undefined : texts.sending;

  useEffect(() => {
    // Chosen before hydration, or restored by the browser.
    setUrgent(element.current?.subject.value === urgentSubject);
  }, []);

  // On phones the action bar or the notice might cover the alert.
  useEffect(() => {
    if (problem) element.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [problem]);

  const forget = () => {
    setAttempted(false);
    setUrgent(false);
  };

  return (
    <Form
      ref={element}
      {...deliveryAttributes(texts)}
      aria-labelledby="formulario"
      aria-busy={busy || undefined}
      $attempted={attempted}
      onSubmit={submit}
      onReset={forget}
      onInvalid={() => setAttempted(true)}
    >
      <h2 id="formulario">{texts.heading}</h2>
      {!sending && (
        <DirectContact chatLabel={texts.emergency.chatLabel} business={business}>
          {texts.sending.note}
        </DirectContact>
      )}
      <p>{texts.requiredNote}</p>
      {isPosted(texts.delivery) || (
        <noscript>
          <p>{texts.withoutScript}</p>
        </noscript>
      )}
      <Fields>
        <Field label={texts.name.label} id="nome">
          <input name="name" type="text" autoComplete="name" placeholder={texts.name.placeholder} required />
        </Field>
        <TwoColumns>
          <Field label={texts.email.label} id="email">
            <input name="email" type="email" autoComplete="email" placeholder={texts.email.placeholder} required />
          </Field>
          <Field label={texts.phone.label} id="telefone">
            <input name="phone" type="tel" autoComplete="tel" placeholder={texts.phone.placeholder} required />
          </Field>
        </TwoColumns>
        <div>
          <Field label={texts.subject.label} id="assunto">
            <select
              name="subject"
              defaultValue=""
              required
              onChange={(event: ChangeEvent<HTMLSelectElement>) => setUrgent(event.target.value === urgentSubject)}
            >
              <option value="">{texts.subject.placeholder}</option>
              {texts.subjects.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
          {/* Live regions must be in the page before their text. */}
          <div role="status">
            {urgent && (
              <DirectContact chatLabel={texts.emergency.chatLabel} business={business}>
                {texts.emergency.text}
              </DirectContact>
            )}
          </div>
        </div>
        <Field label={texts.message.label} id="mensagem">
          <textarea name="message" rows={messageRows} placeholder={texts.message.placeholder} required />
        </Field>
      </Fields>
      <DeliveryFields {...texts} />
      {sending && <p>{sending.note}</p>}
      {problem && sending && (
        <DirectContact role="alert" chatLabel={sending.chatLabel} business={{ ...business, chatUrl: problem.chatUrl }}>
          <strong>{sending[answerTo(problem.outcome)].title}</strong> {sending[answerTo(problem.outcome)].description}
        </DirectContact>
      )}
      <p role="status">
        {thanks && (
          <>
            <strong>{thanks.title}</strong> {thanks.description}
          </>
        )}
      </p>
      <Button type="submit" size="lg" aria-disabled={busy || undefined}>
        {(busy && sending?.busyLabel) || texts.submitLabel}
      </Button>
    </Form>
  );
}

/** Key of the alert's text for a message that was not, or not wholly, delivered. */
const answerTo = (outcome: Outcome) => (outcome === "blocked" || outcome === "cut" ? outcome : "failed");

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
      failed {
        title
        description
      }
    }
  }
`;
