const calmFrames = 3;
const mostFrames = 120;

/**
 * Puts the focus on the heading of the screen, once what was pressed is gone from it. It waits until no dialog is left: an
 * open one holds the focus, and a closing one gives it back to its button, which may have left with its record.
 */
export function focusListHeading() {
  let frames = 0;
  let calm = 0;
  const step = () => {
    frames += 1;
    calm = document.querySelector('[role="dialog"], [role="alertdialog"]') ? 0 : calm + 1;
    if (calm < calmFrames && frames < mostFrames) requestAnimationFrame(step);
    else if (calm >= calmFrames) focusHeading();
  };
  requestAnimationFrame(step);
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
