import { useEffect, useLayoutEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router";

/** All forms with unsaved changes. The router asks only the newest blocker, so each blocker answers for all open forms. */
const dirtyForms = new Set<object>();

const holds: BlockerFunction = ({ currentLocation, nextLocation }) =>
  dirtyForms.size > 0 && currentLocation.pathname !== nextLocation.pathname;

/**
 * While `isDirty`, holds navigation to another screen, by links and the browser's back button, until the user answers; closing
 * the tab and reloading ask with the browser's own dialog. The blocker is registered when the form opens, not at the first
 * change, because the router learns of a new blocker only some time after the change is shown.
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
    /** Keeps the user on the screen. After `leave` this does nothing: the dialog closes then, before the navigation is done. */
    stay() {
      if (!isLeaving.current) blocker.reset?.();
    },
  };
}
