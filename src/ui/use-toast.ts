import { createContext, useContext, useEffect } from "react";

/** What a toast says. */
export interface ToastMessage {
  title: string;
  description: string;
}

interface ToastAccess {
  show(message: ToastMessage): void;
  /** Preloads the toast renderer. */
  prepare(): void;
}

/** Access to toasts; provided by `layout/toasts/Toasts.tsx`. */
export const ToastContext = createContext<ToastAccess>({ show: () => {}, prepare: () => {} });

/** Shows a toast: `useToast()({ title, description })`. Outside the page shell it does nothing. */
export function useToast(): ToastAccess["show"] {
  const { show, prepare } = useContext(ToastContext);
  useEffect(prepare, [prepare]);
  return show;
}
