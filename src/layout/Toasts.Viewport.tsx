import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef } from "react";
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
function Appear({ children, isIn, done }: ToastTransitionProps) {
  useLayoutEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return <>{children}</>;
}

/** Whether a toast waits: while the mouse rests on it, while it has the focus, and while the visitor is in another window or tab. */
const waits = (viewport: HTMLElement) => viewport.matches(":hover, :focus-within") || !document.hasFocus();

/**
 * Renders toasts with react-toastify: one at a time; closed by timeout, button, Escape or swipe. The library's timer is an animation in
 * CSS, which a visitor's style sheet may turn off. Ours is one that is empty and belongs to no style, since it can be paused.
 */
export function ToastViewport({ message, closeLabel }: ToastViewportProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const timer = useRef<Animation>();
  const previousFocus = useRef<EventTarget | null>(null);
  const keepFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  const restoreFocus = () => {
    if (document.activeElement?.closest("[data-toasts]")) (previousFocus.current as HTMLElement | null)?.focus();
  };

  const followVisitor = useCallback(() => {
    if (!viewport.current || timer.current?.playState === "finished") return;
    if (waits(viewport.current)) timer.current?.pause();
    else timer.current?.play();
  }, []);

  useEffect(() => {
    window.addEventListener("focus", followVisitor);
    window.addEventListener("blur", followVisitor);
    return () => {
      window.removeEventListener("focus", followVisitor);
      window.removeEventListener("blur", followVisitor);
    };
  }, [followVisitor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is shown once.
  useEffect(() => {
    if (!message || !viewport.current) return;
    toast.dismiss();
    timer.current?.cancel();
    timer.current = viewport.current.animate(null, duration);
    timer.current.onfinish = () => toast.dismiss();
    followVisitor();
    toast(
      <div>
        <strong>{message.title}</strong>
        <p>{message.description}</p>
      </div>,
      { onClose: restoreFocus, ...(message.isProblem ? { type: "error", icon: false } : { type: "success" }) },
    );
  }, [message]);

  return (
    <Viewport
      ref={viewport}
      data-toasts
      onMouseEnter={followVisitor}
      onMouseLeave={followVisitor}
      onFocus={(event) => {
        keepFocus(event);
        followVisitor();
      }}
      onBlur={followVisitor}
      onKeyDown={({ key }) => key === "Escape" && toast.dismiss()}
    >
      <ToastContainer
        // biome-ignore lint/a11y/useValidAriaValues: the region around it has a name; a second one would be read twice.
        aria-label=""
        autoClose={false}
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
