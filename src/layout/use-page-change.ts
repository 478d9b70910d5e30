import { useEffect, useRef } from "react";

/**
 * Calls back after each client-side navigation to another page, by a link or by Back. Not for the page that was loaded.
 *
 * @param path of the page shown
 */
export function usePageChange(path: string, onChange: () => void): void {
  const pathBefore = useRef(path);
  useEffect(() => {
    if (pathBefore.current === path) return;
    pathBefore.current = path;
    onChange();
  });
}
