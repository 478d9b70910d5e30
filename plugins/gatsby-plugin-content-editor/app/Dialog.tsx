import { type ReactNode, useLayoutEffect, useRef } from "react";
import { dialogTexts as words } from "../texts";

interface DialogProps {
  title: string;
  /** What the button for it says, and does. */
  action?: { label: string; isDangerous?: boolean; run(): void };
  /** Called when the owner leaves it without that. */
  onClose(): void;
  children: ReactNode;
}

/** A dialog over the page, which has the focus until it is closed. */
export function Dialog({ title, action, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Closed before it goes, it gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
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
      <h2 id="dialog-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div className="line">
        <button type="button" className="quiet" onClick={onClose}>
          {action ? words.cancel : words.close}
        </button>
        {action && (
          <button type="button" className={action.isDangerous ? "quiet danger" : ""} onClick={action.run}>
            {action.label}
          </button>
        )}
      </div>
    </dialog>
  );
}
