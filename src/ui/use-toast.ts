import { createContext, useContext, useEffect } from "react";
import { whenIdle } from "./when-idle";

/** What a toast says. */
export interface ToastMessage {
  title: string;
  description: string;
}

interface ToastAccess {
  /** Loads what draws toasts. Rejects if it can't be loaded; a later call tries again. */
  load(): Promise<void>;
  /** Shows a message in place of the one before, once what draws it is loaded. Rejects like `load`. */
  show(message: ToastMessage): Promise<void>;
}

/** Access to toasts; provided by `layout/toasts/Toasts.tsx`. */
export const ToastContext = createContext<ToastAccess>({ load: async () => {}, show: async () => {} });

/** Shows a toast: `useToast()({ title, description })`. Loads what draws it when the page is idle. */
export function useToast(): ToastAccess["show"] {
  const { load, show } = useContext(ToastContext);
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
  return show;
}
