/** URL of the link that was pressed last. Gatsby does not say which page a visitor waits for. */
let pressed = "";

/** Takes note of pressed links. */
export function watchLinks(): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      pressed = (target as Element).closest("a")?.href ?? "";
    },
    { capture: true },
  );
}

/** Leaves the pressed link to the browser: what its page is made from has not come within a second, and might never. */
export function loadPressedPage(): void {
  if (pressed) window.location.assign(pressed);
}
