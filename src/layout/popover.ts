/** Whether a popover is open. Browsers without popovers refuse the question. */
export function isOpen(popover: Element): boolean {
  try {
    return popover.matches(":popover-open");
  } catch {
    return false;
  }
}
