import { createContext, useContext } from "react";

/** What a toast says. */
export interface ToastMessage {
  title: string;
  description: string;
}

/** Shows a toast in place of the one before; provided by `layout/Toasts.tsx`. */
export const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** `useToast()({ title, description })` shows a toast. */
export const useToast = () => useContext(ToastContext);
