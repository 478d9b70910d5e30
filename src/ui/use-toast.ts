import { createContext, useContext, useEffect } from "react";

/** What a toast says. */
export interface ToastMessage {
  title: string;
  description: string;
}

interface ToastAccess {
  show(message: ToastMessage): void;
  /** Tells that a toast may be shown soon, so that what draws it is there in time. */
  prepare(): void;
}

/** How a component shows a toast; the page shell provides it (`layout/Toasts.tsx`). */
export const ToastContext = createContext<ToastAccess>({ show: () => {}, prepare: () => {} });

/** Shows a toast: `useToast()({ title, description })`. Outside the page shell it does nothing. */
export function useToast(): ToastAccess["show"] {
  const { show, prepare } = useContext(ToastContext);
  useEffect(prepare, [prepare]);
  return show;
}
