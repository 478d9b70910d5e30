import { type FocusEvent, useEffect, useLayoutEffect, useRef } from "react";
import { type CloseButtonProps, ToastContainer, type ToastTransitionProps, toast } from "react-toastify/unstyled";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import type { ToastMessage } from "../ui/use-toast";
import { toastWidth, Viewport } from "./Toasts.styles";

/** Constants of the specification: auto-close delay in ms, swipe threshold in CSS pixels. */
const duration = 5000;
const swipeDistance = 50;

export interface ToastViewportProps {
  /** The message to show; a new one replaces it. */
  message: ToastMessage | undefined;
  closeLabel: string;
}

/** Transition without an exit animation, so that at most one toast is in the page. */
function Appear({ children, isIn, done, playToast }: ToastTransitionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a restart on each render would cancel a pause.
  useLayoutEffect(() => playToast(), []);
  useLayoutEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return <>{children}</>;
}

/** Renders toasts with react-toastify: one at a time; closed by timeout, button, Escape or swipe. */
export function ToastViewport({ message, closeLabel }: ToastViewportProps) {
  const previousFocus = useRef<EventTarget | null>(null);
  const keepFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  const restoreFocus = () => {
    if (document.activeElement?.closest("[data-toasts]")) (previousFocus.current as HTMLElement | null)?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is shown once.
  useEffect(() => {
    if (!message) return;
    toast.dismiss();
    toast.success(
      <div>
        <strong>{message.title}</strong>
        <p>{message.description}</p>
      </div>,
      { onClose: restoreFocus },
    );
  }, [message]);

  return (
    <Viewport data-toasts onFocus={keepFocus} onKeyDown={({ key }) => key === "Escape" && toast.dismiss()}>
      <ToastContainer
        // Named by the region around it; a second name would be read twice.
        aria-label={undefined as unknown as string}
        autoClose={duration}
        hideProgressBar
        closeButton={({ closeToast }: CloseButtonProps) => (
          <Button variant="ghost" size="icon" icon="close" aria-label={closeLabel} onClick={closeToast} />
        )}
        draggable
        draggablePercent={(swipeDistance / toastWidth) * 100}
        hotKeys={() => false}
        icon={<Icon name="check" />}
        role="group"
        transition={Appear}
      />
    </Viewport>
  );
}
