import { graphql } from "gatsby";
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";
import { Container } from "../ui/Container";
import { ToastContext, type ToastMessage } from "../ui/use-toast";
import type { ToastViewportProps } from "./Toasts.Viewport";

/** Key that moves the focus to the toasts, from the specification. */
const hotkey = "F8";

/* Its toast ends where the content of the page does. Without a height, it covers nothing else. */
const Region = styled(Container).attrs({ as: "section" })`
  position: fixed;
  inset: calc(${theme.size.header} + ${theme.space[2]}) 0 auto;
  z-index: ${theme.layer.toast};
  display: flex;
  align-items: start;
  justify-content: end;
  height: 0;
`;

interface ToastsProps {
  texts: Queries.ToastsFragment;
  children: ReactNode;
}

/** Provides `useToast` and the region for toasts. react-toastify is loaded by the first component that needs it. */
export function Toasts({ texts, children }: ToastsProps) {
  const region = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<ToastMessage>();
  const [Viewport, setViewport] = useState<ComponentType<ToastViewportProps>>();

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

  const access = useMemo(() => {
    const load = () => import("./Toasts.Viewport").then(({ ToastViewport }) => setViewport(() => ToastViewport));
    // A copy, so that showing the same message twice is a state change.
    const show = (next: ToastMessage) => load().then(() => setMessage({ ...next }));
    return { load, show };
  }, []);

  return (
    <ToastContext.Provider value={access}>
      {children}
      <Region ref={region} aria-label={texts.label} tabIndex={-1}>
        {Viewport && <Viewport message={message} closeLabel={texts.closeLabel} />}
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
