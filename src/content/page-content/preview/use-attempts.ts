import { type RefObject, useEffect, useState } from "react";
import { isSignedOut, onSignedIn } from "../../../kernel/http/signed-out.ts";

const retryAfter = { failed: 5000, slow: 30_000 }; // ms; a page that is there is not taken from a slow machine

/** Loads the frame again while it gets no page, because the server is away or the session has ended. */
export function useAttempts(frame: RefObject<HTMLIFrameElement | null>, isReady: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    if (isReady || loads === 0) return;
    // A loaded page needs a moment until it listens; each try waits longer.
    const again = () => setAttempt(loads);
    const wait = hasPage(frame.current) ? retryAfter.slow : retryAfter.failed;
    const timer = setTimeout(() => isSignedOut() || again(), wait * loads);
    const stopListening = onSignedIn(again);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [frame, isReady, loads]);
  return { attempt, onLoad: () => setLoads((count) => count + 1) };
}

/** Whether the frame got the page, not an error page of the server or of the browser. */
function hasPage(frame: HTMLIFrameElement | null): boolean {
  try {
    const [load] = frame?.contentWindow?.performance.getEntriesByType("navigation") ?? [];
    return load !== undefined && "responseStatus" in load && load.responseStatus === 200;
  } catch {
    return false; // the browser's own error page is of another origin
  }
}
