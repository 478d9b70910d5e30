/** Disables Gatsby's own announcer, which is in English; call it after the first render. */
export function silenceAnnouncer(): void {
  const announcer = document.getElementById("gatsby-announcer");
  announcer?.setAttribute("aria-live", "off");
  announcer?.setAttribute("aria-hidden", "true");
}
