import { cloneElement, type ReactElement } from "react";

interface FieldProps {
  label: string;
  /** Id of the control, unique on the page. */
  id: string;
  /** The control itself: an input, a select or a text area. */
  children: ReactElement<{ id?: string }>;
}

/** A control with its visible label. */
export function Field({ label, id, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, { id })}
    </div>
  );
}
