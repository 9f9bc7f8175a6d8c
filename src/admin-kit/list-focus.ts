/**
 * Puts the focus on the heading of the screen, once what was pressed is gone from it. Two frames later: a closing dialog
 * gives the focus back to its button first, and that button may have left with its record.
 */
export function focusListHeading() {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>("main h1");
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }),
  );
}
