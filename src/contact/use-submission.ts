import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type ToastMessage, useToast } from "../ui/use-toast";
import { whenIdle } from "../ui/when-idle";
import type { Result } from "./deliver";
import { keepDraft, restoreDraft } from "./draft";

/** Loaded only if the content sets a delivery mode. */
const loadDelivery = () => import("./deliver");

interface Submission {
  /** Whether a message is being delivered. */
  busy: boolean;
  /** What became of the last message, if it was not, or not wholly, delivered. */
  problem: Result | undefined;
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
  const delivers = delivery !== "nenhuma";
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Result>();
  const [thanks, setThanks] = useState<ToastMessage>();
  const delivering = useRef(false);

  // Preloaded, because browsers allow `window.open` only right after a click.
  useEffect(() => (delivers ? whenIdle(() => void loadDelivery().catch(() => {})) : undefined), [delivers]);

  useEffect(() => {
    const form = shown.current;
    if (!form) return;
    restoreDraft(form);
    return () => {
      // What is being delivered is no draft, or the visitor might send it twice.
      if (!delivering.current) keepDraft(form);
    };
  }, [shown]);

  const finish = (form: HTMLFormElement, toast: ToastMessage) => {
    form.reset();
    setThanks(undefined);
    showToast(toast).catch(() => setThanks(toast));
  };

  const deliverMessage = async (form: HTMLFormElement) => {
    setBusy(true);
    delivering.current = true;
    setProblem(undefined);
    const result = await loadDelivery().then(
      ({ deliver }) => deliver(form, delivery, chatUrl.split("?")[0] ?? ""),
      (): Result => ({ outcome: "failed", chatUrl }),
    );
    setBusy(false);
    delivering.current = false;
    if (result.outcome === "sent") return finish(form, success);
    if (result.outcome === "opened") return finish(form, sending.opened);
    setProblem(result);
    if (shown.current) return;
    // The visitor has left. The message is for the next form, which is there if he has come back.
    keepDraft(form);
    const [next] = document.forms;
    if (next) restoreDraft(next);
    showToast(sending.failed).catch(() => {});
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!delivers) finish(event.currentTarget, success);
    else if (!busy) deliverMessage(event.currentTarget);
  };

  return { busy, problem, thanks, submit };
}
