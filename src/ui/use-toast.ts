import { createContext, useContext } from "react";

/** What a toast says. */
export interface ToastMessage {
  title: string;
  description: string;
}

/** How a component shows a toast; the page shell provides it (`layout/Toasts.tsx`). */
export const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a toast: `useToast()({ title, description })`. Outside the page shell it does nothing. */
export const useToast = () => useContext(ToastContext);
