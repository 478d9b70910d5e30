import { useSyncExternalStore } from "react";

/** A day as Brazilians write it, `dd/mm/aaaa`, in the visitor's time zone. By hand: a formatter takes a slow phone 50 ms to make. */
function writeDay(date: Date): string {
  const [day, month] = [date.getDate(), date.getMonth() + 1].map((part) => String(part).padStart(2, "0"));
  return `${day}/${month}/${date.getFullYear()}`;
}

/** Nothing to listen to: the day is read when the page is shown. */
const subscribe = () => () => {};

interface LastUpdatedProps {
  label: string;
  /** Date of the build, `dd/mm/aaaa`, which stands in the HTML until the script runs. */
  buildDate: string;
}

/** The line that says when a text was last updated: today, by the visitor's clock. */
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
