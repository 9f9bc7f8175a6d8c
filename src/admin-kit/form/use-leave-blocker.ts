import { useEffect, useLayoutEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router";

/** Who has something to lose. The router asks the newest question alone, so each answers for all that are open. */
const dirtyForms = new Set<object>();

const holds: BlockerFunction = ({ currentLocation, nextLocation }) =>
  dirtyForms.size > 0 && currentLocation.pathname !== nextLocation.pathname;

/**
 * While `isDirty`, holds up a navigation to another screen until somebody answers, by links and by the browser's way back; a
 * closed tab and a reload ask in the browser's own words. It has to stand from the time the form opens: the router hears of a
 * new question only some time after the screen shows that there is something to lose.
 */
export function useLeaveBlocker(isDirty: boolean) {
  useLayoutEffect(() => {
    if (!isDirty) return;
    const form = {};
    dirtyForms.add(form);
    return () => {
      dirtyForms.delete(form);
    };
  }, [isDirty]);
  const blocker = useBlocker(holds);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  useEffect(() => {
    if (blocker.state === "unblocked") isLeaving.current = false;
  }, [blocker.state]);
  return {
    isAsking: blocker.state === "blocked",
    leave() {
      isLeaving.current = true;
      blocker.proceed?.();
    },
    /** A question closes after either answer, and the way back is taken only a moment after it was allowed. */
    stay() {
      if (!isLeaving.current) blocker.reset?.();
    },
  };
}
