import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { type ToastMessage, useToast } from "../ui/use-toast";
import { deliver } from "./deliver";
import { keepDraft, restoreDraft } from "./draft";

interface Submission {
  /** Whether a message is being delivered. */
  busy: boolean;
  /** What the alert says if the last message was not, or not wholly, delivered; a link to the chat with the message in it. */
  problem: (ToastMessage & { chatUrl: string }) | undefined;
  /** The thanks, if no toast can show them. */
  thanks: ToastMessage | undefined;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Submits the form: if the content sets a delivery mode, delivers the message; then clears the form and shows a toast. A message that
 * has not been delivered stays in the form; one that has not been sent, in the next form that the visitor opens.
 *
 * @param shown the form, while it is on the page
 * @param chatUrl link to a chat with a greeting
 */
export function useSubmission(
  shown: RefObject<HTMLFormElement>,
  { delivery, sending, success }: Queries.ContactFormFragment,
  chatUrl: string,
): Submission {
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Submission["problem"]>();
  const [thanks, setThanks] = useState<ToastMessage>();

  useEffect(() => {
    const form = shown.current;
    if (!form) return;
    restoreDraft(form);
    return () => {
      // What is being delivered is no draft, or the visitor might send it twice.
      if (!form.hasAttribute("aria-busy")) keepDraft(form);
    };
  }, [shown]);

  const finish = (form: HTMLFormElement, toast: ToastMessage) => {
    form.reset();
    setThanks(undefined);
    showToast(toast).catch(() => setThanks(toast));
  };

  const deliverMessage = async (form: HTMLFormElement) => {
    const { pathname } = window.location;
    setBusy(true);
    setProblem(undefined);
    const { outcome, chatUrl: messageUrl } = await deliver(form, delivery, chatUrl.split("?")[0] ?? "");
    setBusy(false);
    if (outcome === "sent") return finish(form, success);
    if (outcome === "opened") return finish(form, sending.opened);
    setProblem({ ...sending[outcome], chatUrl: messageUrl });
    // Gatsby changes the address first, and then removes the form.
    if (shown.current && window.location.pathname === pathname) return;
    // The visitor has left. The message is for the next form, which is there if he has come back.
    keepDraft(form, true);
    const [next] = document.forms;
    if (next && next !== form) restoreDraft(next);
    showToast(sending.failed).catch(() => {});
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (delivery === "nenhuma") finish(event.currentTarget, success);
    else if (!busy) deliverMessage(event.currentTarget);
  };

  return { busy, problem, thanks, submit };
}
