import { act } from "@testing-library/react";

/** Makes `path` the page on view, as the browser's own buttons do, for links that tell whether they lead to it. */
export async function visit(path: string): Promise<void> {
  await act(async () => {
    window.history.pushState(null, "", path);
    window.dispatchEvent(new PopStateEvent("popstate"));
    // The router hands the new address on in the next frame.
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
  });
}
