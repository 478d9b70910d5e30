import { graphql } from "gatsby";
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../ui/Button";
import { useToast } from "../ui/use-toast";
import { whenIdle } from "../ui/when-idle";
import { Fields, Form, Row } from "./ContactForm.styles";
import { DirectContact } from "./DirectContact";
import type { Outcome, Result } from "./deliver";
import { forgetDraft, keepDraft, restoreDraft, setOnItsWay } from "./draft";
import { Field } from "./Field";

/** Rows of the message field, from the specification. */
const messageRows = 5;

/** Subject for which the form shows the chat and the phone. */
const urgentSubject = "emergencia";

/** The form's name at Netlify, and the field that carries it. */
const netlifyForm = { name: "contato", field: "form-name" };

/** Honeypot fields. Netlify reads the name from an attribute; form services know theirs. */
const honeypots = { netlify: "bot-field", servico: "_gotcha" };

const postsTo = (delivery: Queries.FormDelivery): delivery is keyof typeof honeypots => delivery in honeypots;

/** Loaded only if the content sets a delivery mode. */
const loadDelivery = () => import("./deliver");

interface ContactFormProps {
  texts: Queries.ContactFormFragment;
  business: Queries.ContactFormBusinessFragment;
}

/** Attributes with which a browser without JavaScript submits the form as the script would. */
function formAttributes({ delivery, deliveryUrl }: ContactFormProps["texts"]) {
  if (delivery === "servico") return { method: "post", action: deliveryUrl ?? undefined };
  if (delivery !== "netlify") return { method: "dialog" };
  return {
    method: "post",
    name: netlifyForm.name,
    "data-netlify": "true",
    "netlify-honeypot": honeypots.netlify,
  };
}

/**
 * The contact form, with native validation only. By default it sends and stores nothing: on submit it is cleared and a toast
 * says thanks, and without JavaScript `method="dialog"` prevents submission. If the content sets a delivery mode, it is cleared
 * only once the message has been delivered.
 */
export function ContactForm({ texts, business }: ContactFormProps) {
  const { delivery } = texts;
  const sends = delivery !== "nenhuma";
  const sending = sends ? texts.sending : undefined;
  const showToast = useToast();
  // Fields are marked as invalid only after an attempt to submit.
  const [attempted, setAttempted] = useState(false);
  const [urgent, setUrgent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Result>();
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const form = element.current;
    if (!form) return;
    restoreDraft(form);
    setUrgent(new FormData(form).get("subject") === urgentSubject);
    return () => keepDraft(form);
  }, []);

  // On phones the action bar or the notice might cover the alert.
  useEffect(() => {
    if (problem) element.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [problem]);

  // Preloaded, because browsers allow `window.open` only right after a click.
  useEffect(() => (sends ? whenIdle(() => void loadDelivery().catch(() => {})) : undefined), [sends]);

  const clear = (form: HTMLFormElement) => {
    form.reset();
    // The visitor may have left the page during the request, which kept a draft.
    forgetDraft();
    setAttempted(false);
    setUrgent(false);
  };

  const thank = (form: HTMLFormElement) => {
    clear(form);
    showToast(texts.success);
  };

  const send = async (form: HTMLFormElement, answers: ContactFormProps["texts"]["sending"]) => {
    setBusy(true);
    setOnItsWay(true);
    setProblem(undefined);
    const result = await loadDelivery().then(
      ({ deliver }) => deliver(form, delivery, business.chatUrl.split("?")[0] ?? ""),
      (): Result => ({ outcome: "failed", chatUrl: business.chatUrl }),
    );
    setBusy(false);
    setOnItsWay(false);
    if (result.outcome === "sent") return thank(form);
    if (result.outcome !== "opened") {
      setProblem(result);
      if (!element.current) {
        // The visitor has left. The draft is for the next form, which is there if he has come back.
        const [next] = document.forms;
        if (next) restoreDraft(next);
        showToast(answers.failed);
      }
      return;
    }
    clear(form);
    showToast(answers.opened);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) thank(event.currentTarget);
    else if (!busy) send(event.currentTarget, sending);
  };

  return (
    <Form
      ref={element}
      {...formAttributes(texts)}
      aria-labelledby="formulario"
      aria-busy={busy || undefined}
      $attempted={attempted}
      onSubmit={submit}
      onInvalid={() => setAttempted(true)}
    >
      <h2 id="formulario">{texts.heading}</h2>
      <p>{texts.requiredNote}</p>
      {postsTo(delivery) || (
        <noscript>
          <p>{texts.withoutScript}</p>
        </noscript>
      )}
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
              <DirectContact chatUrl={business.chatUrl} chatLabel={texts.emergency.chatLabel} business={business}>
                {texts.emergency.text}
              </DirectContact>
            )}
          </div>
        </div>
        <Field label={texts.message.label} id="mensagem">
          <textarea name="message" rows={messageRows} placeholder={texts.message.placeholder} required />
        </Field>
      </Fields>
      {sending && postsTo(delivery) && (
        <p hidden>
          {delivery === "netlify" && <input type="hidden" name={netlifyForm.field} value={netlifyForm.name} />}
          <label>
            {sending.honeypotLabel} <input name={honeypots[delivery]} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
      )}
      {sending?.note && <p>{sending.note}</p>}
      {problem && sending && (
        <DirectContact role="alert" chatUrl={problem.chatUrl} chatLabel={sending.chatLabel} business={business}>
          <strong>{sending[answerTo(problem.outcome)].title}</strong> {sending[answerTo(problem.outcome)].description}
        </DirectContact>
      )}
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
  fragment ContactFormBusiness on Business {
    phone
    phoneUrl
    chatUrl
  }
`;
