import { graphql } from "gatsby";
import { type FocusEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { ToastContext, type ToastMessage } from "../ui/use-toast";

/** Constants of the specification: auto-close delay, swipe threshold in CSS pixels, key that moves the focus to the toast. */
const duration = "5s";
const swipeDistance = 50;
const hotkey = "F8";

const { colour, space } = theme;

const Region = styled.section`
  position: fixed;
  inset: calc(${theme.size.header} + ${space[2]}) ${space[2]} auto auto;
  z-index: ${theme.layer.toast};
`;

const Toast = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: ${space[1]};
  width: 18rem;
  max-width: calc(100vw - 2 * ${space[2]});
  padding: ${space[2]} ${space[1]} ${space[2]} ${space[2]};
  border: ${theme.size.stroke} solid ${colour.success};
  border-radius: ${theme.radius.small};
  background: ${colour.surface};
  box-shadow: ${theme.shadow};
  font-size: ${theme.text.small};
  line-height: 1.45;
  touch-action: pan-y;
  user-select: none;
  /* The animation is the timer: it waits while the toast is hovered or focused. */
  animation: expire ${duration};
  ${Region}:is(:hover, :focus-within) & { animation-play-state: paused; }
  ${media.motion} { &:not(:active) { transition: translate ${theme.motion.quick}; } }
  & > svg { color: ${colour.success}; }
  button { margin: calc(-1 * ${space[1]}) 0; }
  strong { display: block; font-size: ${theme.text.body}; font-weight: 600; line-height: 1.3; }
`;

interface ToastsProps {
  texts: Queries.ToastsFragment;
  children: ReactNode;
}

/** Provides `useToast`, and shows one toast at a time, closed by timeout, button, Escape or swipe. */
export function Toasts({ texts, children }: ToastsProps) {
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);
  const pressedAt = useRef(0);
  const [toast, setToast] = useState<ToastMessage & { key: number }>();
  // A key, because each message has a timer of its own.
  const show = useCallback((message: ToastMessage) => setToast({ ...message, key: Date.now() }), []);

  const close = () => {
    setToast(undefined);
    if (region.current?.matches(":focus-within")) (previousFocus.current as HTMLElement | null)?.focus();
  };

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== hotkey) return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener("keydown", focusRegion);
    return () => document.removeEventListener("keydown", focusRegion);
  }, []);

  const keepFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };

  const press = ({ currentTarget, target, pointerId, clientX }: PointerEvent) => {
    // The button is pressed, and not swiped.
    if (target instanceof Element && target.closest("button")) return;
    currentTarget.setPointerCapture(pointerId);
    pressedAt.current = clientX;
  };

  /** Lets the toast follow the pointer while it is pressed; returns how far. */
  const follow = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return 0;
    currentTarget.style.translate = `${clientX - pressedAt.current}px`;
    return Math.abs(clientX - pressedAt.current);
  };

  return (
    <ToastContext.Provider value={show}>
      {children}
      <Region
        ref={region}
        aria-label={texts.label}
        tabIndex={-1}
        onFocus={keepFocus}
        onKeyDown={({ key }) => key === "Escape" && close()}
      >
        <div aria-live="polite">
          {toast && (
            <Toast
              key={toast.key}
              onAnimationEnd={close}
              onPointerDown={press}
              onPointerMove={follow}
              onPointerUp={(event) => follow(event) > swipeDistance && close()}
              onLostPointerCapture={({ currentTarget }) => currentTarget.style.removeProperty("translate")}
            >
              <Icon name="check" />
              <div>
                <strong>{toast.title}</strong>
                <p>{toast.description}</p>
              </div>
              <Button variant="ghost" size="icon" icon="close" aria-label={texts.closeLabel} onClick={close} />
            </Toast>
          )}
        </div>
      </Region>
    </ToastContext.Provider>
  );
}

export const fragment = graphql`
  fragment Toasts on ToastTexts {
    label
    closeLabel
  }
`;
