import { createContext, type FocusEvent, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type CloseButtonProps,
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
  toast,
} from "react-toastify/unstyled";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import type { ToastMessage } from "../ui/use-toast";
import { toastDuration, toastWidth } from "./Toasts.box";
import { Viewport } from "./Toasts.styles";

/** Swipe that dismisses a toast, in CSS pixels, from the specification. */
const swipeDistance = 50;

export interface ToastViewportProps {
  /** The message to show; a new one takes the place of the one shown. */
  message: ToastMessage | undefined;
  closeLabel: string;
}

/** Enters by a style and leaves at once, so that never more than one toast is on the page. */
function Appear({ children, isIn, done, playToast }: ToastTransitionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: playing anew on each render would undo a pause.
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
 * What a toast says; react-toastify adds `isPaused` and `closeToast` to its props. The library
 * times a toast by the progress bar's CSS animation, which ends at once or never where the visitor has turned
 * animations off, and which knows nothing of the keyboard's focus; so the time is counted here.
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

/** Focus must not be lost with the toast that held it. */
function restoreFocus(previous: HTMLElement | null) {
  if (document.activeElement?.closest("[data-toasts]")) previous?.focus({ preventScroll: true });
}

/** Draws the toasts with react-toastify: one at a time, closed after a while, by its button, or by a swipe to either side. */
export function ToastViewport({ message, closeLabel }: ToastViewportProps) {
  const previousFocus = useRef<HTMLElement | null>(null);
  const [focused, setFocused] = useState(false);
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    // Not when the focus only moves within a toast, as from it to its button.
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
    <Viewport data-toasts onFocus={handleFocus} onBlur={() => setFocused(false)}>
      <FocusContext.Provider value={focused}>
        <ToastContainer
          // The region around it has the name; a second one would be read twice.
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
