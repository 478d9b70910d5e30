/**
 * The part of the browsers' popover API that the menu uses and jsdom lacks: a button with `popovertarget` shows and hides the
 * popover of that id, which is told of it by a `toggle` event, and Escape hides it.
 */
const style = "[popover]:not([data-shown]) { display: none; }";

function toggle(popover: HTMLElement, shown: boolean): void {
  if (popover.hasAttribute("data-shown") === shown) return;
  popover.toggleAttribute("data-shown", shown);
  popover.dispatchEvent(Object.assign(new Event("toggle"), { newState: shown ? "open" : "closed" }));
}

function shownPopover(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-shown]");
}

/** Gives the test's document popovers; to be called once in a test file. */
export function providePopovers(): void {
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[popovertarget]") : null;
    const popover = document.getElementById(button?.getAttribute("popovertarget") ?? "");
    if (popover) toggle(popover, !popover.hasAttribute("data-shown"));
  });
  document.addEventListener("keydown", ({ key }) => {
    const popover = shownPopover();
    if (key === "Escape" && popover) toggle(popover, false);
  });
}
