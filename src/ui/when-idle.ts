/**
 * Runs a callback when the browser is idle. Safari has no `requestIdleCallback`; there it runs after 1 ms.
 *
 * @returns cancels the callback
 */
export function whenIdle(callback: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = window.setTimeout(callback, 1);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback);
  return () => window.cancelIdleCallback(handle);
}
