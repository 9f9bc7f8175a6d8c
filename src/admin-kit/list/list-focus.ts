import { screenHeading } from "../../ui/overlays/lost-focus.ts";

const calmFrames = 3;
const mostFrames = 120;

/**
 * Focuses the heading of the screen after the pressed control has disappeared. Waits until no dialog is left, because an open
 * dialog holds the focus, and a closing one returns it to its button, which may have disappeared with its record.
 */
export function focusListHeading() {
  focusWhenCalm(screenHeading, '[role="dialog"], [role="alertdialog"]');
}

/** Focuses the first element that matches `selector`, once no element matches `leaving` any more. */
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
