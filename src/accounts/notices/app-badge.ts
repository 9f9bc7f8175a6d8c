/**
 * Shows a number at the icon of the installed admin, or none for 0; does nothing where browsers have no such badge. It is the icon's, not
 * the tab's, and stays after the tab is closed: whatever ends a session clears it. NOTICE-01
 */
export function showBadge(count: number): void {
  // newer: an older browser shows no number at the icon
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {}); // refused where nothing is installed
}
