/** URL of the last link that Gatsby opens itself. Gatsby does not say which page a visitor waits for. */
let pressed = "";

/** Takes note of links to pages. What else is pressed while a page is slow, the browser has done already. */
export function watchLinks(): void {
  document.addEventListener("click", ({ target, defaultPrevented }) => {
    const link = (target as Element).closest("a");
    // Gatsby has prevented the browser's own action by now: React's listeners are further in.
    if (link && defaultPrevented) pressed = link.href;
  });
}

/** Leaves the pressed link to the browser: what its page is made from has not come within a second, and might never. */
export function loadPressedPage(): void {
  if (pressed && pressed !== window.location.href) window.location.assign(pressed);
}
