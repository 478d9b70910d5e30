import { useEffect, useState } from "react";
import { clockOf } from "./open-now";

/** How often the clock is read, in ms. After a sleep, browsers run an overdue timer at once. */
const renewal = 10_000;

/** As `clockOf`; nothing where the browser has no time zones, as Chrome at times while it is updated: it throws for the most common ones. */
function clockIfKnown(timeZone: string) {
  try {
    return clockOf(timeZone);
  } catch {
    return undefined;
  }
}

/**
 * The clock of a business, wherever the visitor is, in minutes as `clockOf` counts them; nothing until hydration. Renewed while the page is
 * open.
 */
export function useClock(timeZone: string): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const clock = clockIfKnown(timeZone);
    if (!clock) return undefined;
    const renew = () => setNow(clock(Date.now()));
    renew();
    const timer = window.setInterval(renew, renewal);
    return () => window.clearInterval(timer);
  }, [timeZone]);
  return now;
}
