import { useSyncExternalStore } from "react";

/** A day as Brazilians write it, `dd/mm/aaaa`, in the visitor's time zone. */
const dayFormat = new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "2-digit", year: "numeric" });

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
    () => dayFormat.format(new Date()),
    () => buildDate,
  );
  const [day, month, year] = today.split("/");
  return (
    <p>
      {label} <time dateTime={`${year}-${month}-${day}`}>{today}</time>
    </p>
  );
}
