import { useEffect, useState } from "react";
import { clockOf } from "./open-now";

/** How often the clock is read, in ms. After a sleep, browsers run an overdue timer at once. */
const renewal = 10_000;

/** The clock of a business, wherever the visitor is, in minutes as `clockOf` counts them; nothing until hydration. Renewed while the page is open. */
export function useClock(timeZone: string): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const clock = clockOf(timeZone);
    const renew = () => setNow(clock(Date.now()));
    renew();
    const timer = window.setInterval(renew, renewal);
    return () => window.clearInterval(timer);
  }, [timeZone]);
  return now;
}
