import { useEffect, useEffectEvent } from "react";

const longEnough = 2000; // ms

/**
 * Calls `onStay` once when a person has looked at a component for two seconds, so that passing by with J marks nothing as read.
 * The time in which the tab is hidden does not count. Requirement DESK-01.
 */
export function useStay(onStay: () => void) {
  const stay = useEffectEvent(onStay);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = () => {
      clearTimeout(timer);
      if (isOver || document.visibilityState === "hidden") return;
      timer = setTimeout(() => {
        isOver = true;
        stay();
      }, longEnough);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}
