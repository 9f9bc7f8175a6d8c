import { screenHeading } from "../../ui/overlays/lost-focus.ts";

const calmFrames = 3;
const mostFrames = 120;

/**
 * Puts the focus on the heading of the screen, once what was pressed is gone from it. It waits until no dialog is left: an
 * open one holds the focus, and a closing one gives it back to its button, which may have left with its record.
 */
export function focusListHeading() {
  focusWhenCalm(screenHeading, '[role="dialog"], [role="alertdialog"]');
}

/** Puts the focus on the first element of a selector, once nothing is left of another one. */
export function focusWhenCalm(selector: string, leaving: string) {
  let frames = 0;
  let calm = 0;
  const step = () => {
    frames += 1;
    calm = document.querySelector(leaving) ? 0 : calm + 1;
    if (calm < calmFrames && frames < mostFrames) requestAnimationFrame(step);
    else if (calm >= calmFrames) focusFirst(selector);
  };
  requestAnimationFrame(step);
}

function focusFirst(selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
