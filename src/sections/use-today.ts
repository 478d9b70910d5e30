import { useEffect, useState } from "react";

/**
 * The visitor's date, `2026-11-24`, in his time zone; until hydration the build's. Without `Intl.DateTimeFormat`, which takes 50 ms to
 * create on a slow phone.
 */
export function useToday(buildDate: string): string {
  const [today, setToday] = useState(buildDate);
  useEffect(() => {
    const now = Date.now();
    setToday(new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10));
  }, []);
  return today;
}
