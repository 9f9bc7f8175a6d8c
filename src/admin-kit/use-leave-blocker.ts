import { useEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router";

/**
 * Holds up a navigation that `isHeld` names until somebody answers, by links and by the browser's way back; while `isOpen`,
 * a closed tab and a reload ask in the browser's own words.
 */
export function useLeaveBlocker(isOpen: boolean, isHeld: BlockerFunction) {
  const blocker = useBlocker(isHeld);
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
