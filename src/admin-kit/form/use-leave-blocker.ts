import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router";

/**
 * Holds up a navigation that `isHeld` names until somebody answers, by links and by the browser's way back; while `isOpen`,
 * a closed tab and a reload ask in the browser's own words.
 */
export function useLeaveBlocker(isOpen: boolean, isHeld: BlockerFunction) {
  // The router takes a new function only some time after the screen shows that there is something to lose.
  const held = useRef(isHeld);
  useLayoutEffect(() => {
    held.current = isHeld;
  });
  const blocker = useBlocker(useCallback((move) => held.current(move), []));
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isOpen]);
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
