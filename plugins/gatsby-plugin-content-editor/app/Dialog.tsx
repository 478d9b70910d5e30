import { type ReactNode, useEffect, useRef } from "react";

interface DialogProps {
  title: string;
  /** Called when the owner leaves it with Esc. */
  onClose(): void;
  children: ReactNode;
}

/** A dialog over the page, which has the focus until it is closed. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}
