/**
 * Calls back once the browser has nothing better to do. Safari knows no idle callback; there it is in a moment.
 *
 * @returns takes the wish back
 */
export function whenIdle(callback: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = window.setTimeout(callback, 1);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback);
  return () => window.cancelIdleCallback(handle);
}
