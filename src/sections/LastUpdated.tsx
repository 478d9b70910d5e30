import { useSyncExternalStore } from "react";

/**
 * Formats a date as `dd/mm/aaaa`, in the visitor's time zone. Without `Intl.DateTimeFormat`, which takes 50 ms to create on a
 * slow phone.
 */
function writeDay(date: Date): string {
  const [day, month] = [date.getDate(), date.getMonth() + 1].map((part) => String(part).padStart(2, "0"));
  return `${day}/${month}/${date.getFullYear()}`;
}

/** When the page is looked at again, the day may be another: it comes from the back/forward cache, or its tab was hidden. */
function subscribe(changed: () => void): () => void {
  addEventListener("pageshow", changed);
  document.addEventListener("visibilitychange", changed);
  return () => {
    removeEventListener("pageshow", changed);
    document.removeEventListener("visibilitychange", changed);
  };
}

interface LastUpdatedProps {
  label: string;
  /** Build date, `dd/mm/aaaa`: the server snapshot, shown until hydration. */
  buildDate: string;
}

/** The last-updated line. It shows the visitor's current date, as specified. */
export function LastUpdated({ label, buildDate }: LastUpdatedProps) {
  const today = useSyncExternalStore(
    subscribe,
    () => writeDay(new Date()),
    () => buildDate,
  );
  const [day, month, year] = today.split("/");
  return (
    <p>
      {label} <time dateTime={`${year}-${month}-${day}`}>{today}</time>
    </p>
  );
}
