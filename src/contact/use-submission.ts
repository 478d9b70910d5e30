import { type FormEvent, useEffect, useRef } from "react";
import { areEqual, type Fields, type Outcome, useSubmissionState } from "../ui/submission";
import { type ToastMessage, useToast } from "../ui/use-toast";
import { messageUrl, openChat } from "./chat";
import { isPosted, postedFields } from "./DeliveryFields";
import { post } from "./form-service";
import { cleanEmail, fieldsOf, messageText } from "./message";

/** Within this time, in ms, a second press is a double press. */
const doublePress = 1000;

/** Writes into the fields that are empty. */
function restore(form: HTMLFormElement, fields: Fields): void {
  for (const [name, text] of Object.entries(fields)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (control && !control.value) control.value = text;
  }
}

/**
 * Submits the form: if the content sets a delivery mode, delivers the message, then tells what became of it. The form is cleared only if
 * the message was taken, or if nothing is to be delivered. Otherwise its words stay in it, also while the visitor is on other pages.
 *
 * @param chatUrl link to a chat with a greeting
 */
export function useSubmission(texts: Queries.ContactFormFragment, chatUrl: string) {
  const { delivery, sending, success } = texts;
  const showToast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const [{ status, at, submitted, written, toastFailed }, dispatch] = useSubmissionState();
  const chat = messageUrl(chatUrl, messageText(written, texts));
  const notices: Record<Outcome, ToastMessage> = {
    sent: success,
    handedOver: sending.opened,
    refused: { ...sending.failed, isProblem: true },
    unknown: { ...sending.uncertain, isProblem: true },
  };

  useEffect(() => {
    const form = element.current;
    if (!form) return;
    cleanEmail(form);
    return () => dispatch({ type: "left", fields: fieldsOf(form) });
  }, [dispatch]);

  useEffect(() => {
    if (element.current) restore(element.current, written);
  }, [written]);

  useEffect(() => {
    const form = element.current;
    // Not if the visitor has begun another message meanwhile.
    if (form && status === "sent" && areEqual(fieldsOf(form), submitted)) form.reset();
  }, [status, submitted]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isDoublePress = status === "handedOver" && performance.now() - at < doublePress;
    if (status === "sending" || isDoublePress) return;
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    const { pathname } = window.location;
    const settle = (outcome: Outcome) => {
      dispatch({ type: "settled", outcome });
      // Gatsby changes the address before it removes the form: from then on, an alert beside it may not be seen.
      const isToldBeside = notices[outcome].isProblem && window.location.pathname === pathname;
      if (!isToldBeside) showToast(notices[outcome]).catch(() => dispatch({ type: "toastFailed" }));
    };
    dispatch({ type: "submitted", fields, at: performance.now() });
    if (isPosted(delivery)) post(form.getAttribute("action"), postedFields(form, texts)).then(settle);
    else settle(delivery === "whatsapp" ? openChat(messageUrl(chatUrl, messageText(fields, texts)).url) : "sent");
  };

  const edited = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    cleanEmail(form);
    if (status !== "none") dispatch({ type: "edited", fields: fieldsOf(form) });
  };

  return {
    element,
    status,
    /** When the form was last submitted. */
    at,
    /** Link to the chat with what stands in the form, and whether that was cut. */
    chat,
    /** What is told beside the form if the last message was not, or perhaps not, delivered. */
    problem: status === "refused" || status === "unknown" ? notices[status] : undefined,
    /** What is told beside the form because no toast can. */
    thanks: toastFailed && (status === "sent" || status === "handedOver") ? notices[status] : undefined,
    submit,
    edited,
  };
}
