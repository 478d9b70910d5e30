import { createContext, type Dispatch, type ReactNode, useContext, useReducer } from "react";

/** What a form holds, by field name. */
export type Fields = Record<string, string>;

/**
 * What became of a message: it was taken; it was not; nobody knows; or it is in the chat, if that has opened, where the visitor has
 * still to press send.
 */
export type Outcome = "sent" | "refused" | "unknown" | "handedOver";

export interface Submission {
  status: "none" | "sending" | Outcome;
  /** When the form was submitted, in ms of `performance.now()`, which no change of the device's clock affects. */
  at: number;
  /** What it held then. */
  submitted: Fields;
  /** What the visitor has written since, and finds in the form if he leaves the page and comes back. */
  written: Fields;
  /** Whether no toast could tell the outcome. */
  toastFailed: boolean;
}

type SubmissionEvent =
  | { type: "submitted"; fields: Fields; at: number }
  | { type: "settled"; outcome: Outcome }
  | { type: "edited" | "left"; fields: Fields }
  | { type: "toastFailed" };

export const unsubmitted: Submission = { status: "none", at: 0, submitted: {}, written: {}, toastFailed: false };

export const areEqual = (one: Fields, other: Fields) => JSON.stringify(one) === JSON.stringify(other);

/** What follows from an event. What the visitor has written is forgotten only if exactly that was sent. */
export function reduceSubmission(before: Submission, event: SubmissionEvent): Submission {
  const { status, submitted, written } = before;
  switch (event.type) {
    case "submitted":
      return { status: "sending", at: event.at, submitted: event.fields, written: event.fields, toastFailed: false };
    case "settled": {
      const isDone = event.outcome === "sent" && areEqual(written, submitted);
      return { ...before, status: event.outcome, written: isDone ? {} : written };
    }
    case "edited":
      // Another message is begun.
      return { ...before, status: status === "handedOver" ? "none" : status, written: event.fields };
    case "left":
      return { ...before, status: status === "sent" ? "none" : status, written: event.fields };
    case "toastFailed":
      return { ...before, toastFailed: true };
  }
}

const SubmissionContext = createContext<[Submission, Dispatch<SubmissionEvent>]>([unsubmitted, () => {}]);

/** Keeps the form's submission while the visitor is on other pages, in memory only. Belongs to the page shell, which outlives the form. */
export function SubmissionProvider({ children }: { children: ReactNode }) {
  return (
    <SubmissionContext.Provider value={useReducer(reduceSubmission, unsubmitted)}>
      {children}
    </SubmissionContext.Provider>
  );
}

export const useSubmissionState = () => useContext(SubmissionContext);
