import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useDrafts } from "../ui/use-drafts";
import { type ToastMessage, useToast } from "../ui/use-toast";
import { messageUrl, openChat } from "./chat";
import { isPosted, postedFields } from "./DeliveryFields";
import { post } from "./form-service";
import { fieldsOf, messageText, type Outcome, trimFields } from "./message";

/** All that stands in a form, as one text. */
const written = (form: HTMLFormElement) => JSON.stringify(fieldsOf(form));

/** Within this time, in ms, a second press is a double press. */
const doublePress = 1000;

interface Submission {
  /** Whether a message is being delivered. */
  busy: boolean;
  /** What the alert says if the last message was not, not wholly, or perhaps not delivered: another object each time. */
  problem: ToastMessage | undefined;
  /** What stands below the form once the chat has been opened, until the visitor begins another message. */
  handedOver: ToastMessage | undefined;
  /** Link to the chat with what stands in the form. */
  messageChatUrl: string;
  /** The thanks, if no toast can show them. */
  thanks: ToastMessage | undefined;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Tells that the visitor has changed a field. */
  edited: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Submits the form: if the content sets a delivery mode, delivers the message, then says what became of it. The form is cleared only if
 * the message was taken, or if nothing is to be delivered. Otherwise its words stay in the form, or in the next one that the visitor opens.
 * What the script can't do, the browser does, as without script: it posts the form and shows the answer.
 *
 * @param shown the form, while it is on the page
 * @param chatUrl link to a chat with a greeting
 */
export function useSubmission(
  shown: RefObject<HTMLFormElement>,
  texts: Queries.ContactFormFragment,
  chatUrl: string,
): Submission {
  const { delivery, sending, success } = texts;
  const drafts = useDrafts();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ToastMessage>();
  const [handedOver, setHandedOver] = useState<ToastMessage>();
  const [messageChatUrl, setMessageChatUrl] = useState(chatUrl);
  const [thanks, setThanks] = useState<ToastMessage>();
  // What the clean-up and the next submission read, and no render.
  /** What is being delivered, as it was written. */
  const onItsWay = useRef("");
  const unread = useRef<ToastMessage>();
  const chatOpenedAt = useRef(Number.NEGATIVE_INFINITY);
  /** How many outcomes in a row were unknown. */
  const unknown = useRef(0);

  useEffect(() => {
    const form = shown.current;
    if (!form) return;
    drafts.open(form);
    return () => {
      // What is being delivered is no draft, or the visitor might send it twice.
      drafts.close(written(form) === onItsWay.current ? undefined : fieldsOf(form));
      // Gatsby changes the address first and then removes the form: an alert may not have been seen.
      if (unread.current) showToast({ ...unread.current, isProblem: true }).catch(() => {});
    };
  }, [shown, drafts, showToast]);

  const chatWith = (form: HTMLFormElement) => messageUrl(chatUrl, messageText(fieldsOf(form), texts));

  /** Clears the form, but not of another message that the visitor has begun meanwhile. */
  const finish = (form: HTMLFormElement, sent = written(form)) => {
    if (written(form) === sent) form.reset();
    setThanks(undefined);
    showToast(success).catch(() => setThanks(success));
  };

  /** Says that a message was not, or perhaps not, delivered: beside it or, if the visitor has left the form, in a toast. */
  const giveBack = (form: HTMLFormElement, notice: ToastMessage) => {
    if (drafts.isOpen(form)) {
      unread.current = notice;
      setMessageChatUrl(chatWith(form).url);
      return setProblem({ ...notice });
    }
    drafts.giveBack(fieldsOf(form));
    showToast({ ...notice, isProblem: true }).catch(() => {});
  };

  /** The words stay in the form: whether they have arrived, the page can't know. */
  const handOver = (form: HTMLFormElement) => {
    const { url, cut } = chatWith(form);
    setMessageChatUrl(url);
    setHandedOver(cut ? sending.cut : sending.notOpened);
    showToast(sending.opened).catch(() => setThanks(sending.opened));
  };

  const tell: Record<Outcome, (form: HTMLFormElement) => void> = {
    sent: (form) => finish(form, onItsWay.current),
    refused: (form) => giveBack(form, sending.failed),
    unknown: (form) => giveBack(form, sending.uncertain),
    handedOver: handOver,
  };

  const openInChat = (form: HTMLFormElement) => {
    chatOpenedAt.current = performance.now();
    tell[openChat(chatWith(form).url)](form);
  };

  const postMessage = async (form: HTMLFormElement) => {
    onItsWay.current = written(form);
    setBusy(true);
    const outcome = await post(form.getAttribute("action"), postedFields(form, texts));
    setBusy(false);
    unknown.current = outcome === "unknown" ? unknown.current + 1 : 0;
    tell[outcome](form);
    onItsWay.current = "";
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (delivery !== "nenhuma") trimFields(form);
    if (!form.reportValidity()) return event.preventDefault();
    // Answers that say nothing to the script, time and again: the browser posts the form, and the visitor sees what comes.
    if (!busy && isPosted(delivery) && unknown.current > 1) return;
    event.preventDefault();
    if (busy || performance.now() - chatOpenedAt.current < doublePress) return;
    unread.current = undefined;
    setProblem(undefined);
    setHandedOver(undefined);
    if (delivery === "nenhuma") finish(form);
    else if (delivery === "whatsapp") openInChat(form);
    else postMessage(form);
  };

  const edited = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    chatOpenedAt.current = Number.NEGATIVE_INFINITY;
    setHandedOver(undefined);
    if (problem) setMessageChatUrl(chatWith(form).url);
  };

  return { busy, problem, handedOver, messageChatUrl, thanks, submit, edited };
}
