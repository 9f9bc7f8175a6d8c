import { useLayoutEffect, useState } from "react";

/** What stands at the end of the window and is pressed or read there: dialogs' last rows, questions, and bars that say so. */
const bars = '[role="dialog"] footer, [role="alertdialog"], [data-end-bar]';
const gap = 12; // px, above such a bar

/**
 * How far above the end of the window something of this height has to stand, in px, so that it lies over none of these bars;
 * 0 where none is in its place, `margin` px above the end. Measured again while `isShown`, at most once a frame, as dialogs and bars
 * come, move and go.
 */
export function useRoomBelow(
  isShown: boolean,
  { margin, height }: { margin: number; height: number },
): number {
  const [room, setRoom] = useState(0);
  // Before the message is painted for the first time.
  useLayoutEffect(() => {
    if (!isShown) return;
    const measure = () => {
      const end = innerHeight - margin;
      setRoom(Math.min(roomBelow(end - height, end), end - height)); // never beyond the head of the window
    };
    measure();
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const drawn = new MutationObserver(soon);
    drawn.observe(document.body, { childList: true, subtree: true });
    const moves = ["resize", "animationend", "transitionend"];
    for (const move of moves) addEventListener(move, soon);
    return () => {
      cancelAnimationFrame(frame);
      drawn.disconnect();
      for (const move of moves) removeEventListener(move, soon);
    };
  }, [isShown, margin, height]);
  return room;
}

function roomBelow(start: number, end: number): number {
  const tops = [...document.querySelectorAll(bars)]
    .filter((bar) => bar.checkVisibility())
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => top < end && bottom > start)
    .map(({ top }) => innerHeight - top + gap);
  return Math.max(0, ...tops);
}
