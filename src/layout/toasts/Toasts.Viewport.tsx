import { createContext, type FocusEvent, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type CloseButtonProps,
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
  toast,
} from "react-toastify/unstyled";
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

/** Calls `onEnd` after `duration` milliseconds, not counting the time while `paused`. */
function usePausableTimeout(onEnd: () => void, duration: number, paused: boolean) {
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const handle = window.setTimeout(() => end.current(), remaining.current);
    return () => {
      window.clearTimeout(handle);
      remaining.current -= Date.now() - started;
    };
  }, [paused]);
}

/** Whether the toast, or its button, has the focus. */
const FocusContext = createContext(false);

interface MessageProps extends Partial<Pick<ToastContentProps, "isPaused" | "closeToast">> {
  message: ToastMessage;
}

/*
 * Content of a toast; react-toastify adds `isPaused` and `closeToast`. The library's auto-close relies on the CSS animation of its
 * progress bar, which breaks with animations disabled and does not pause on keyboard focus. So the timer is here.
 */
function Message({ message, isPaused = false, closeToast }: MessageProps) {
  const focused = useContext(FocusContext);
  usePausableTimeout(() => closeToast?.(), toastDuration, isPaused || focused);

  return (
    <div>
      <strong>{message.title}</strong>
      <p>{message.description}</p>
    </div>
  );
}

/** Moves the focus back when the focused toast closes. */
function restoreFocus(previous: HTMLElement | null) {
  if (document.activeElement?.closest("[data-toasts]")) previous?.focus({ preventScroll: true });
}

/** Renders toasts with react-toastify: one at a time; closed by timeout, button, Escape or swipe. */
export function ToastViewport({ message, closeLabel }: ToastViewportProps) {
  const previousFocus = useRef<HTMLElement | null>(null);
  const [focused, setFocused] = useState(false);
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    // Ignores focus moves within a toast.
    if (currentTarget.contains(relatedTarget)) return;
    if (relatedTarget instanceof HTMLElement) previousFocus.current = relatedTarget;
  };

  useEffect(() => {
    if (!message) return;
    toast.dismiss();
    toast.success(<Message message={message} />, { onClose: () => restoreFocus(previousFocus.current) });
  }, [message]);

  const closeButton = ({ closeToast }: CloseButtonProps) => (
    <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={closeToast}>
      <Icon name="close" size={20} />
    </Button>
  );

  return (
    <Viewport
      data-toasts
      onFocus={handleFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => key === "Escape" && toast.dismiss()}
    >
      <FocusContext.Provider value={focused}>
        <ToastContainer
          // Named by the region around it; a second name would be read twice.
          aria-label={undefined as unknown as string}
          autoClose={toastDuration}
          customProgressBar
          closeButton={closeButton}
          draggable
          draggablePercent={(swipeDistance / toastWidth) * 100}
          hotKeys={() => false}
          icon={<Icon name="check" />}
          role="group"
          transition={Appear}
        />
      </FocusContext.Provider>
    </Viewport>
  );
}
