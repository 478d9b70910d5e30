import { graphql } from "gatsby";
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { theme } from "../../theme/theme";
import { ToastContext, type ToastMessage } from "../../ui/use-toast";
import { whenIdle } from "../../ui/when-idle";
import { PlainToast, toastDuration } from "./Toasts.box";
import type { ToastViewportProps } from "./Toasts.Viewport";

/** Key that moves the focus to the toasts, from the specification. */
const hotkey = "F8";

const Region = styled.div`
  position: fixed;
  inset: calc(${theme.size.header} + ${theme.space[2]}) ${theme.space[2]} auto auto;
  z-index: ${theme.layer.toast};
`;

interface ToastsProps {
  texts: Queries.ToastsFragment;
  children: ReactNode;
}

/**
 * Provides `useToast` and the live region for toasts. The renderer is lazy-loaded when a page that may show a toast is idle. Until then,
 * and if loading fails, the message is shown as plain text.
 */
export function Toasts({ texts, children }: ToastsProps) {
  const region = useRef<HTMLElement>(null);
  const [message, setMessage] = useState<ToastMessage>();
  const [Viewport, setViewport] = useState<ComponentType<ToastViewportProps>>();
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    if (!needed) return;
    return whenIdle(() =>
      import("./Toasts.Viewport").then(
        ({ ToastViewport }) => setViewport(() => ToastViewport),
        () => {},
      ),
    );
  }, [needed]);

  useEffect(() => {
    if (!message || Viewport) return;
    const timer = window.setTimeout(() => setMessage(undefined), toastDuration);
    return () => window.clearTimeout(timer);
  }, [message, Viewport]);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== hotkey) return;
      event.preventDefault();
      // The role that `ToastViewport` gives to toasts.
      (region.current?.querySelector<HTMLElement>("[role='group']") ?? region.current)?.focus();
    };
    document.addEventListener("keydown", focusRegion);
    return () => document.removeEventListener("keydown", focusRegion);
  }, []);

  // A copy, so that showing the same message twice is a state change.
  const access = useMemo(
    () => ({ show: (next: ToastMessage) => setMessage({ ...next }), prepare: () => setNeeded(true) }),
    [],
  );

  return (
    <ToastContext.Provider value={access}>
      {children}
      <Region as="section" ref={region} aria-label={texts.label} tabIndex={-1}>
        {Viewport ? (
          <Viewport message={message} closeLabel={texts.closeLabel} />
        ) : (
          <div role="status">
            {message && (
              <PlainToast>
                <strong>{message.title}</strong> {message.description}
              </PlainToast>
            )}
          </div>
        )}
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
