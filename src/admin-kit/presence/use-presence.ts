import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { callApi } from "../../kernel/http/api-client.ts";
import { isSignedOut } from "../../kernel/http/signed-out.ts";
import { type Present, reportInterval } from "../../kernel/presence/present.ts";
import { randomKey } from "../../kernel/text/random-key.ts";
import { presenceFeed } from "./presence-feed.ts";

const none: readonly Present[] = [];
/** Wait before a visit is reported, in ms, so that moving through records or texts reports none of them. */
const settlesAfter = 300;

/** Where somebody is. Without a place, as for a record that is not stored yet, nothing is reported. */
export type Whereabouts = Pick<Present, "isEditing" | "field"> & { place: string | undefined };

/**
 * Reports that this tab has a place open while the tab is visible, and returns who else has it open. A hidden tab does not count.
 */
export function usePresence({ place, isEditing, field }: Whereabouts): readonly Present[] {
  const [tab] = useState(randomKey);
  const isThere = useRef(false);
  const report = useEffectEvent((at: string) => {
    isThere.current = true;
    void reportPlace({ tab, place: at, isEditing, field });
  });
  useEffect(() => {
    if (place === undefined) return;
    let first: ReturnType<typeof setTimeout> | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => {
      clearTimeout(first);
      clearInterval(timer);
      first = undefined;
      if (isThere.current) reportLeft(tab);
      isThere.current = false;
    };
    const follow = () => {
      if (document.visibilityState === "hidden") return stop();
      if (first !== undefined) return;
      first = setTimeout(() => {
        report(place);
        timer = setInterval(() => report(place), reportInterval);
      }, settlesAfter);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    window.addEventListener("pagehide", stop);
    window.addEventListener("pageshow", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      window.removeEventListener("pagehide", stop);
      window.removeEventListener("pageshow", follow);
      stop();
    };
  }, [place, tab]);
  // A change between two reports is reported at once.
  const told = useRef({ isEditing, field });
  useEffect(() => {
    const before = told.current;
    told.current = { isEditing, field };
    if (place === undefined || !isThere.current) return;
    if (before.isEditing !== isEditing) report(place);
    if (before.field === field) return;
    const timer = setTimeout(() => report(place), settlesAfter);
    return () => clearTimeout(timer);
  }, [isEditing, field, place]);
  const present = useSyncExternalStore(presenceFeed.subscribe, presenceFeed.read, () => none);
  return present.filter((other) => other.place === place && other.tab !== tab);
}

/** The last call; calls run one after another, so that an entry cannot arrive after its leave. */
let last: Promise<unknown> = Promise.resolve();

function reportPlace(report: Omit<Present, "userId" | "name">) {
  if (isSignedOut()) return;
  last = callApi<Present[]>("POST", "/api/presence", report)
    .then((present) => presenceFeed.take(present))
    .catch(() => {}); // the next report follows soon
}

/** Reports that the tab left, with a call that continues after the page is closed. */
function reportLeft(tab: string) {
  if (isSignedOut()) return;
  const leave = () =>
    fetch("/api/presence/leave", {
      method: "POST",
      body: JSON.stringify({ tab }),
      headers: { "Content-Type": "application/json" },
      keepalive: true,
    }).catch(() => {});
  if (document.visibilityState === "hidden") void leave();
  else void last.then(leave);
}
