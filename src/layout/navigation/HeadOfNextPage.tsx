import { useDeferredValue, useEffect, useReducer, useState } from "react";
import type { Head, HeadProps } from "../document/Head";

/** The component that updates the head, once loaded. */
let LoadedHead: typeof Head | undefined;

/** Preloads the code that updates the document's head (6 kB). */
export async function loadHead(): Promise<void> {
  ({ Head: LoadedHead } = await import("../document/Head"));
}

/**
 * Updates the document's head after a client-side navigation; the first page's head is in the HTML. If the code fails to load,
 * the previous head stays, and the next page tries again.
 */
export function HeadOfNextPage({ page, business }: HeadProps) {
  // Deferred until the page has been painted: updating the head takes 8 to 13 ms with 4× CPU throttling.
  const props = { page: useDeferredValue(page), business };
  const { path } = props.page;
  const [firstPath] = useState(path);
  // The development server's HTML has no head.
  const [isInHtml, setInHtml] = useState(process.env.NODE_ENV !== "development");
  if (isInHtml && path !== firstPath) setInHtml(false);

  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page tries again.
  useEffect(() => {
    if (!isInHtml && !LoadedHead) loadHead().then(renderAgain, () => {});
  }, [isInHtml, path]);

  return !isInHtml && LoadedHead ? <LoadedHead {...props} /> : null;
}
