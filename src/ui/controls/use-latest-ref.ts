import { type RefObject, useLayoutEffect, useRef } from "react";

/** The value of the latest render, for callbacks that run later: uploads, undo, timers. */
export function useLatestRef<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
