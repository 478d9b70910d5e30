import { graphql } from "gatsby";
import { type ComponentProps, useSyncExternalStore } from "react";
import { Button } from "../ui/Button";
import { ContactButtons } from "../ui/ContactButtons";
import {
  DirectContact,
  Fields,
  Form,
  ForSubject,
  Note,
  Problem,
  Select,
  Submit,
  TwoColumns,
} from "./ContactForm.styles";
import { DeliveryFields, deliveryAttributes, isPosted } from "./DeliveryFields";
import { useSubmission } from "./use-submission";

/** The subject for which the form shows the chat and the phone. */
const urgentSubject: Queries.SubjectValue = "emergencia";

/** Rows of the message field, from the specification. */
const messageRows = 5;

/** On phones the action bar or the notice might cover it. */
const reveal = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: "nearest" });

/** For `useSyncExternalStore`: hydration is the only change. */
const subscribe = () => () => {};

/** Whether scripts work: not in the HTML, nor until the page is hydrated. */
const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** Id of the line that says what is missing in a field. */
const problemOf = (id = "") => `${id}-problema`;

type LabelProps = { id?: string; label: string; problem: string };

/** A field's label and, where it is invalid, what is missing: above it, since the browser's own message lies below. */
function Label({ id, label, problem }: LabelProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {/* Screen readers read a hidden description, too, but nothing hidden within it. */}
      <Problem id={problemOf(id)}>
        <span>{problem}</span>
      </Problem>
    </>
  );
}

/** A required field of one line. */
function Field({ label, problem, ...field }: LabelProps & ComponentProps<"input">) {
  return (
    <div>
      <Label id={field.id} label={label} problem={problem} />
      <input {...field} required aria-describedby={problemOf(field.id)} />
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
  const { element, status, at, chat, problem, thanks, submit, edited } = useSubmission(texts, business.chatUrl);
  const isHydrated = useHydrated();
  const { sending } = texts;
  const delivers = texts.delivery !== "nenhuma";
  const isBusy = status === "sending";
  const notOpened = chat.cut ? sending.cut : sending.notOpened;

  return (
    <Form
      ref={element}
      {...deliveryAttributes(texts)}
      aria-labelledby="formulario"
      aria-busy={isBusy || undefined}
      onSubmit={submit}
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
          <Label {...texts.subject} id="assunto" />
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
          {/* Live regions must be in the page before their text. */}
          {texts.emergency && (
            <ForSubject role="status" $subject={urgentSubject}>
              <DirectContact>
                <p>{texts.emergency.text}</p>
                <ContactButtons
                  chatLabel={texts.emergency.chatLabel}
                  only={business.emergencyChannel}
                  business={{ ...business, chatUrl: business.emergencyChatUrl }}
                />
              </DirectContact>
            </ForSubject>
          )}
        </div>
        <div>
          <Label {...texts.message} id="mensagem" />
          <textarea
            id="mensagem"
            name="message"
            rows={messageRows}
            placeholder={texts.message.placeholder}
            required
            aria-describedby={problemOf("mensagem")}
          />
        </div>
      </Fields>
      <DeliveryFields {...texts} />
      {delivers && <p>{sending.note}</p>}
      {problem && (
        <DirectContact key={at} ref={reveal} role="alert">
          <p>
            <strong>{problem.title}</strong> {problem.description}
          </p>
          <ContactButtons chatLabel={sending.chatLabel} business={{ ...business, chatUrl: chat.url }} />
        </DirectContact>
      )}
      <div role="status">
        {thanks && (
          <p>
            <strong>{thanks.title}</strong> {thanks.description}
          </p>
        )}
        {status === "handedOver" && (
          <DirectContact>
            <p>
              <strong>{notOpened.title}</strong> {notOpened.description}
            </p>
            <ContactButtons chatLabel={sending.chatLabel} business={{ ...business, chatUrl: chat.url }} />
          </DirectContact>
        )}
      </div>
      <Submit $works={isHydrated || isPosted(texts.delivery)}>
        {/* Filled only if the message reaches the owner. */}
        <Button type="submit" size="lg" variant={delivers ? "default" : "outline"} aria-disabled={isBusy || undefined}>
          {isBusy ? sending.busyLabel : texts.submitLabel}
        </Button>
        {isPosted(texts.delivery) || <p role="status">{texts.withoutScript}</p>}
      </Submit>
      {/* After the thanks, too, the visitor reads what becomes of the message: below the button, which stays where it is. */}
      <div role="status">{status === "sent" && !delivers && <Note>{sending.note}</Note>}</div>
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
