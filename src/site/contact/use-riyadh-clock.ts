import { useEffect, useState } from "react";
import { riyadhClock } from "../../kernel/text/format.ts";

/**
 * The weekday and hour in Riyadh, read again each time the page comes to the front. Undefined before the script runs, because
 * the page may be cached for days, so its HTML must not depend on the current day.
 */
export function useRiyadhClock() {
  const [clock, setClock] = useState<ReturnType<typeof riyadhClock>>();
  useEffect(() => {
    const read = () => setClock(riyadhClock(new Date()));
    read();
    window.addEventListener("pageshow", read);
    document.addEventListener("visibilitychange", read);
    return () => {
      window.removeEventListener("pageshow", read);
      document.removeEventListener("visibilitychange", read);
    };
  }, []);
  return clock;
}
