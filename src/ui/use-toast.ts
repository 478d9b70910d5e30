import { createContext, useContext, useEffect } from "react";

export interface ToastMessage {
  title: string;
  description: string;
  /** Whether it tells of something that went wrong. */
  isProblem?: boolean;
}

interface ToastAccess {
  /** Loads the toast renderer. Rejects if it can't be loaded; a later call tries again. */
  load(): Promise<void>;
  /** Shows a message in place of the one before, once the renderer is loaded. Rejects like `load`. */
  show(message: ToastMessage): Promise<void>;
}

/** Access to toasts; provided by `layout/Toasts.tsx`. */
export const ToastContext = createContext<ToastAccess>({ load: async () => {}, show: async () => {} });

/** Shows a toast: `useToast()({ title, description })`. Loads the renderer when the page is idle; in Safari, which can't tell, at once. */
export function useToast(): ToastAccess["show"] {
  const { load, show } = useContext(ToastContext);
  useEffect(() => {
    const prepare = () => void load().catch(() => {});
    if (window.requestIdleCallback) window.requestIdleCallback(prepare);
    else prepare();
  }, [load]);
  return show;
}
