import { type FocusEvent, useEffect, useLayoutEffect, useRef } from "react";
import { type CloseButtonProps, ToastContainer, type ToastTransitionProps, toast } from "react-toastify/unstyled";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import type { ToastMessage } from "../../ui/use-toast";
import { toastWidth, Viewport } from "./Toasts.styles";

/** Auto-close delay in ms, from the specification. */
const toastDuration = 5000;

/** Swipe threshold in CSS pixels, from the specification. */
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

/** Moves the focus back when the focused toast closes. */
function restoreFocus(previous: HTMLElement | null) {
  if (document.activeElement?.closest("[data-toasts]")) previous?.focus({ preventScroll: true });
}

/** Renders toasts with react-toastify: one at a time; closed by timeout, button, Escape or swipe. */
export function ToastViewport({ message, closeLabel }: ToastViewportProps) {
  const previousFocus = useRef<HTMLElement | null>(null);
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Ignores focus moves within a toast.
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget as HTMLElement | null;
  };

  useEffect(() => {
    if (!message) return;
    toast.dismiss();
    toast.success(
      <div>
        <strong>{message.title}</strong>
        <p>{message.description}</p>
      </div>,
      { onClose: () => restoreFocus(previousFocus.current) },
    );
  }, [message]);

  const closeButton = ({ closeToast }: CloseButtonProps) => (
    <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={closeToast}>
      <Icon name="close" size={20} />
    </Button>
  );

  return (
    <Viewport data-toasts onFocus={handleFocus} onKeyDown={({ key }) => key === "Escape" && toast.dismiss()}>
      <ToastContainer
        // Named by the region around it; a second name would be read twice.
        aria-label={undefined as unknown as string}
        autoClose={toastDuration}
        hideProgressBar
        closeButton={closeButton}
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
