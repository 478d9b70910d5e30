/** Whether a popover is open; false in browsers without popovers, which throw on the selector. */
export function isOpen(popover: Element): boolean {
  try {
    return popover.matches(":popover-open");
  } catch {
    return false;
  }
}

/** Closes a popover, if the browser has popovers. */
export const close = (popover: HTMLElement | null) => popover?.hidePopover?.();
