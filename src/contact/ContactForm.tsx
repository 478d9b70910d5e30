import { graphql } from "gatsby";
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../ui/Button";
import { useToast } from "../ui/use-toast";
import { whenIdle } from "../ui/when-idle";
import { Fields, Form, Row } from "./ContactForm.styles";
import { DirectContact } from "./DirectContact";
import type { Outcome, Result } from "./deliver";
import { forgetDraft, keepDraft, restoreDraft } from "./draft";
import { Field } from "./Field";

/** Lines of the message field, from the specification. */
const messageRows = 5;

/** Subject that can't wait for an answer by e-mail. */
const urgentSubject = "emergencia";

/** Name of the form at Netlify, and of the field by which it tells forms apart. */
const netlifyForm = { name: "contato", field: "form-name" };

/** Fields that only robots fill in; Netlify is told its name, form services know theirs. */
const honeypots = { netlify: "bot-field", servico: "_gotcha" };

const postsTo = (delivery: Queries.FormDelivery): delivery is keyof typeof honeypots => delivery in honeypots;

/** What delivers, and no visitor needs where the content names no way of delivery. */
const loadDelivery = () => import("./deliver");

interface ContactFormProps {
  texts: Queries.ContactFormFragment;
  business: Queries.ContactFormBusinessFragment;
}

/** What the form's element needs so that a browser without script does with it what the script would do. */
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
 * The contact form. It checks nothing but what the browser checks by itself. Unless the content says otherwise it sends nothing and
 * stores nothing: on submit it is cleared and a toast says thanks, and without script `method="dialog"` keeps what was typed from
 * being sent or put in the address. Where the content names a way of delivery, it is cleared only once the message is on its way.
 */
export function ContactForm({ texts, business }: ContactFormProps) {
  const { delivery } = texts;
  const sends = delivery !== "nenhuma";
  const sending = sends ? texts.sending : undefined;
  const showToast = useToast();
  // Fields are only marked as invalid once the visitor has tried to submit.
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

  // On phones the alert may appear below the action bar or the notice.
  useEffect(() => {
    if (problem) element.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [problem]);

  // Browsers open a window only right after a press: what delivers is there by then.
  useEffect(() => (sends ? whenIdle(() => void loadDelivery().catch(() => {})) : undefined), [sends]);

  const clear = (form: HTMLFormElement) => {
    form.reset();
    // The visitor may have left the page, and his words with it, while they were on their way.
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
    setProblem(undefined);
    const result = await loadDelivery().then(
      ({ deliver }) => deliver(form, delivery, business.chatUrl.split("?")[0] ?? ""),
      (): Result => ({ outcome: "failed", chatUrl: business.chatUrl }),
    );
    setBusy(false);
    if (result.outcome === "sent") return thank(form);
    if (result.outcome !== "opened") {
      setProblem(result);
      // The visitor looks at another page meanwhile; his words wait here.
      if (!element.current) showToast(answers.failed);
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
          {/* In the page before it speaks, so that screen readers hear of it. */}
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

/** The words for a message that is not, or not wholly, on its way. */
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
