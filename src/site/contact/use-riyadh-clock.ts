import { useEffect, useState } from "react";
import { riyadhClock } from "../../kernel/text/format.ts";

/**
 * The weekday and hour in Riyadh, read anew each time the page comes to the front. Nothing before the script runs: the page is
 * kept for days, and says nothing of its own about today.
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
