/** URL of the last link that Gatsby opens itself. Gatsby does not say which page a visitor waits for. */
let pressed = "";

/** Takes note of links to pages. What else is pressed while a page is slow, the browser has done already. */
export function watchLinks(): void {
  document.addEventListener("click", ({ target, defaultPrevented }) => {
    const link = (target as Element).closest("a");
    // Gatsby has prevented the browser's own action by now: React's listeners are further in.
    if (link && defaultPrevented) pressed = link.href;
  });
  // Gatsby leaves a page to the browser whose data are gone, but without its fragment. Browsers before 2026 stay at the page's top.
  window.navigation?.addEventListener("navigate", (event) => {
    const { url, sameDocument } = event.destination;
    if (sameDocument || !event.cancelable || !pressed.startsWith(`${url}#`)) return;
    event.preventDefault();
    window.location.assign(pressed);
  });
}

/** Leaves the pressed link to the browser: what its page is made from has not come within a second, and might never. */
export function loadPressedPage(): void {
  if (pressed && pressed !== window.location.href) window.location.assign(pressed);
}
