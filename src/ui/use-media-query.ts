import { useEffect, useState } from "react";

/** Whether a media query matches; `undefined` in the static HTML, which is made for all. */
export function useMediaQuery(query: string): boolean | undefined {
  const [matches, setMatches] = useState(() =>
    typeof window === "undefined" ? undefined : window.matchMedia(query).matches,
  );
  useEffect(() => {
    const list = window.matchMedia(query);
    const follow = () => setMatches(list.matches);
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, [query]);
  return matches;
}
