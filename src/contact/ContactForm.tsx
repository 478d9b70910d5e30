import { graphql } from "gatsby";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../ui/Button";
import { useToast } from "../ui/use-toast";
import { Fields, Form, Row } from "./ContactForm.styles";
import { keepDraft, restoreDraft } from "./draft";
import { Field } from "./Field";

/** Lines of the message field, from the specification. */
const messageRows = 5;

/**
 * The contact form. It checks nothing but what the browser checks by itself, sends nothing and stores nothing: on submit it is
 * cleared and a toast says thanks. Without script `method="dialog"` keeps what was typed from being sent or put in the address.
 */
export function ContactForm({ texts }: { texts: Queries.ContactFormFragment }) {
  const showToast = useToast();
  // Fields are only marked as invalid once the visitor has tried to submit.
  const [attempted, setAttempted] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const form = element.current;
    if (!form) return;
    restoreDraft(form);
    return () => keepDraft(form);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    setAttempted(false);
    showToast(texts.success);
  };

  return (
    <Form
      ref={element}
      method="dialog"
      aria-labelledby="formulario"
      $attempted={attempted}
      onSubmit={submit}
      onInvalid={() => setAttempted(true)}
    >
      <h2 id="formulario">{texts.heading}</h2>
      <p>{texts.requiredNote}</p>
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
      <Fields>
        <Field label={texts.name.label} id="nome">
          <input name="name" type="text" autoComplete="name" placeholder={texts.name.placeholder} required />
        </Field>
        <Row>
          <Field label={texts.email.label} id="email">
            <input name="email" type="email" autoComplete="email" placeholder={texts.email.placeholder} required />
          </Field>
          <Field label={texts.phone.label} id="telefone">
            <input name="phone" type="tel" autoComplete="tel" placeholder={texts.phone.placeholder} required />
          </Field>
        </Row>
        <Field label={texts.subject.label} id="assunto">
          <select name="subject" defaultValue="" required>
            <option value="">{texts.subject.placeholder}</option>
            {texts.subjects.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field label={texts.message.label} id="mensagem">
          <textarea name="message" rows={messageRows} placeholder={texts.message.placeholder} required />
        </Field>
      </Fields>
      <Button type="submit" size="lg">
        {texts.submitLabel}
      </Button>
    </Form>
  );
}

export const fragment = graphql`
  fragment ContactForm on ContactForm {
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
  }
`;
