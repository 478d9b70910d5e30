import { createContext, type ReactNode, useContext } from "react";

/**
 * Whether the opening of the next page is about to be painted: its heading, text and buttons. The rest of it follows in a render of
 * its own, so that a slow phone shows at once where a link has led.
 */
export const OpeningFirst = createContext(false);

/** Renders its children after the opening of a page has been painted; until then nothing, or `place`. */
export function AfterOpening({ place, children }: { place?: ReactNode; children: ReactNode }) {
  return useContext(OpeningFirst) ? place : children;
}
