import { createContext, type ReactNode, useContext } from "react";

/**
 * Whether the top of the next page is about to be painted: its heading, text and buttons. The rest of it follows in a render of
 * its own, so that a slow phone shows at once where a link has led.
 */
export const TopFirst = createContext(false);

/** Renders its children after the top of a page has been painted; until then nothing, or `placeholder`. */
export function Deferred({ placeholder, children }: { placeholder?: ReactNode; children: ReactNode }) {
  return useContext(TopFirst) ? placeholder : children;
}
