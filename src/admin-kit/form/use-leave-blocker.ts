import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router";

/**
 * While `isDirty`, holds up a navigation to another screen until somebody answers, by links and by the browser's way back; a
 * closed tab and a reload ask in the browser's own words.
 */
export function useLeaveBlocker(isDirty: boolean) {
  // The router takes a new function only some time after the screen shows that there is something to lose.
  const isHeld = useRef(isDirty);
  useLayoutEffect(() => {
    isHeld.current = isDirty;
  });
  const holds: BlockerFunction = ({ currentLocation, nextLocation }) =>
    isHeld.current && currentLocation.pathname !== nextLocation.pathname;
  const blocker = useBlocker(useCallback(holds, []));
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
