/** The heading of the screen, which may stand in the top bar of the admin. */
export const screenHeading = "main h1, [data-top-bar] h1";

const watchedFrames = 180; // three seconds: on a slow machine a list is drawn again that long after an answer
const lostFrames = 3;

/**
 * A pressed control may disappear with its row or its dialog, and the focus with it: people who work by keyboard would start at
 * the top of the document. The focus then moves to the `wanted` element (a selector) if there is one, else to the dialog that is
 * open, else to the heading of the screen; WCAG 2.4.3.
 */
export function catchLostFocus(wanted?: string) {
  let frames = 0;
  let lost = 0;
  // Somebody who presses elsewhere meanwhile has moved the focus on purpose.
  const stop = () => {
    frames = watchedFrames;
  };
  window.addEventListener("pointerdown", stop, { once: true });
  const step = () => {
    frames += 1;
    lost = document.activeElement === null || document.activeElement === document.body ? lost + 1 : 0;
    if (frames < watchedFrames && lost < lostFrames) return void requestAnimationFrame(step);
    window.removeEventListener("pointerdown", stop);
    if (lost >= lostFrames) focusOn(wanted);
  };
  requestAnimationFrame(step);
}

function focusOn(wanted?: string) {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  const element =
    (wanted === undefined ? null : document.querySelector<HTMLElement>(wanted)) ??
    dialogs[dialogs.length - 1] ??
    document.querySelector<HTMLElement>(screenHeading);
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
