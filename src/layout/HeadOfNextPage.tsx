import { useEffect, useReducer, useState } from "react";
import type { Head, HeadProps } from "./Head";

/** The component that changes the head, once it has been loaded. */
let LoadedHead: typeof Head | undefined;

/** Loads what changes the head of a document (6 kB), so that the next page does not wait for it. */
export async function loadHead(): Promise<void> {
  ({ Head: LoadedHead } = await import("./Head"));
}

/**
 * The document's head in the browser. The first page was delivered with its own, and nothing is done; from the second page on, the head
 * is changed. Should the code for it be out of reach, the former head stays, and the next page tries again.
 */
export function HeadOfNextPage(props: HeadProps) {
  const { path } = props.page;
  const [firstPath] = useState(path);
  // The development server delivers no heads.
  const [isDelivered, setDelivered] = useState(process.env.NODE_ENV !== "development");
  if (isDelivered && path !== firstPath) setDelivered(false);

  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page tries again.
  useEffect(() => {
    if (!isDelivered && !LoadedHead) loadHead().then(renderAgain, () => {});
  }, [isDelivered, path]);

  return !isDelivered && LoadedHead ? <LoadedHead {...props} /> : null;
}
